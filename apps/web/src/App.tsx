import { lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { Home } from "./home/Home.tsx";
import { TroubleScreen } from "./trouble/TroubleScreen.tsx";

const LearnScreen = lazy(() => import("./learn/LearnScreen.tsx").then((m) => ({ default: m.LearnScreen })));
const FirstHand = lazy(() => import("./learn/FirstHand.tsx").then((m) => ({ default: m.FirstHand })));
const PracticeScreen = lazy(() =>
  import("./screens/PracticeScreen.tsx").then((m) => ({ default: m.PracticeScreen })),
);
const SettingsScreen = lazy(() =>
  import("./screens/SettingsScreen.tsx").then((m) => ({ default: m.SettingsScreen })),
);
const Gallery = import.meta.env.DEV
  ? lazy(() => import("./gallery/Gallery.tsx").then((m) => ({ default: m.Gallery })))
  : null;

export function App() {
  const [, navigate] = useLocation();
  return (
    <Suspense fallback={<div className="felt" />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/play" component={PracticeScreen} />
        <Route path="/learn" component={LearnScreen} />
        <Route path="/learn/first-hand" component={FirstHand} />
        <Route path="/settings" component={SettingsScreen} />
        {Gallery !== null && <Route path="/gallery/:scene?" component={Gallery} />}
        <Route>
          <TroubleScreen trouble="lost" onAction={() => navigate("/")} />
        </Route>
      </Switch>
    </Suspense>
  );
}

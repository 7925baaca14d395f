import { lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { Home } from "./home/Home.tsx";
import { Safely } from "./trouble/Safely.tsx";
import { TroubleScreen } from "./trouble/TroubleScreen.tsx";

const LearnScreen = lazy(() => import("./learn/LearnScreen.tsx").then((m) => ({ default: m.LearnScreen })));
const ClassicScreen = lazy(() =>
  import("./learn/ClassicScreen.tsx").then((m) => ({ default: m.ClassicScreen })),
);
const FirstHand = lazy(() => import("./learn/FirstHand.tsx").then((m) => ({ default: m.FirstHand })));
const NewTablePage = lazy(() =>
  import("./newTable/NewTablePage.tsx").then((m) => ({ default: m.NewTablePage })),
);
const RoomPage = lazy(() => import("./room/RoomPage.tsx").then((m) => ({ default: m.RoomPage })));
const PlayPage = lazy(() => import("./room/PlayPage.tsx").then((m) => ({ default: m.PlayPage })));
const SettingsScreen = lazy(() =>
  import("./screens/SettingsScreen.tsx").then((m) => ({ default: m.SettingsScreen })),
);
const Gallery = import.meta.env.DEV
  ? lazy(() => import("./gallery/Gallery.tsx").then((m) => ({ default: m.Gallery })))
  : null;

/** One page for players and watchers, so that changing sides keeps the line to the table. */
const ROOM = /^\/(?<door>t|watch)\/(?<code>[^/]+)\/?$/;

export function App() {
  const [, navigate] = useLocation();
  return (
    <Safely>
      <Suspense fallback={<div className="felt" />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new" component={NewTablePage} />
          <Route path="/play" component={PlayPage} />
          <Route path={ROOM} component={RoomPage} />
          <Route path="/learn" component={LearnScreen} />
          <Route path="/learn/classic" component={ClassicScreen} />
          <Route path="/learn/first-hand" component={FirstHand} />
          <Route path="/settings" component={SettingsScreen} />
          {Gallery !== null && <Route path="/gallery/:scene?" component={Gallery} />}
          <Route>
            <TroubleScreen trouble="lost" onAction={() => navigate("/")} />
          </Route>
        </Switch>
      </Suspense>
    </Safely>
  );
}

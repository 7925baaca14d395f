import { lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { loadUpdateNotice } from "./serviceWorker.ts";
import { useAppUpdate } from "./signals/appUpdate.ts";
import { Home } from "./home/Home.tsx";
import { ErrorBoundary } from "./errors/ErrorBoundary.tsx";
import { ErrorScreen } from "./errors/ErrorScreen.tsx";
import { useLanguage } from "./texts/language.ts";
import { Opening, useOpened } from "./ui/Opening.tsx";

const LearnScreen = lazy(() => import("./learn/LearnScreen.tsx").then((m) => ({ default: m.LearnScreen })));
const ClassicScreen = lazy(() =>
  import("./learn/ClassicScreen.tsx").then((m) => ({ default: m.ClassicScreen })),
);
const FirstHand = lazy(() => import("./learn/FirstHand.tsx").then((m) => ({ default: m.FirstHand })));
const NewTablePage = lazy(() =>
  import("./newTable/NewTablePage.tsx").then((m) => ({ default: m.NewTablePage })),
);
const TablePage = lazy(() => import("./tablePage/TablePage.tsx").then((m) => ({ default: m.TablePage })));
const TvPage = lazy(() => import("./tv/TvPage.tsx").then((m) => ({ default: m.TvPage })));
const PlayNowPage = lazy(() =>
  import("./tablePage/PlayNowPage.tsx").then((m) => ({ default: m.PlayNowPage })),
);
const PracticePage = lazy(() =>
  import("./practice/PracticePage.tsx").then((m) => ({ default: m.PracticePage })),
);
const DailyPage = lazy(() => import("./daily/DailyPage.tsx").then((m) => ({ default: m.DailyPage })));
const DailyTablePage = lazy(() =>
  import("./daily/DailyTablePage.tsx").then((m) => ({ default: m.DailyTablePage })),
);
const DailyReviewPage = lazy(() =>
  import("./daily/DailyReviewPage.tsx").then((m) => ({ default: m.DailyReviewPage })),
);
const AgainPage = lazy(() => import("./again/AgainPage.tsx").then((m) => ({ default: m.AgainPage })));
const AgainTablePage = lazy(() =>
  import("./again/AgainTablePage.tsx").then((m) => ({ default: m.AgainTablePage })),
);
const SettingsScreen = lazy(() =>
  import("./settings/SettingsScreen.tsx").then((m) => ({ default: m.SettingsScreen })),
);
const YourGamesPage = lazy(() =>
  import("./yourGames/YourGamesPage.tsx").then((m) => ({ default: m.YourGamesPage })),
);
const FilePage = lazy(() => import("./replay/FilePage.tsx").then((m) => ({ default: m.FilePage })));
const GamePage = lazy(() => import("./replay/GamePage.tsx").then((m) => ({ default: m.GamePage })));
const UpdateNotice = lazy(() => loadUpdateNotice().then((m) => ({ default: m.UpdateNotice })));
/** No build for people has it. */
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === "gallery"
    ? lazy(() => import("./gallery/Gallery.tsx").then((m) => ({ default: m.Gallery })))
    : null;

/** One page for players and watchers, so that changing sides keeps the line to the table. */
const TABLE = /^\/(?<way>t|watch)\/(?<code>[^/]+)\/?$/;

export function App() {
  const [, navigate] = useLocation();
  // Another language draws everything anew, with the table and whatever is typed kept.
  useLanguage();
  useOpened();
  const hasUpdate = useAppUpdate(({ isReady }) => isReady);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Opening />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new" component={NewTablePage} />
          <Route path="/practice" component={PracticePage} />
          <Route path="/play">
            <PlayNowPage game="buck" />
          </Route>
          <Route path="/play/classic">
            <PlayNowPage game="euchre" />
          </Route>
          <Route path="/daily/:game?/:day?" component={DailyPage} />
          <Route path="/daily/:game/:day/play" component={DailyTablePage} />
          <Route path="/daily/:game/:day/review/:whose" component={DailyReviewPage} />
          <Route path="/again/:id" component={AgainPage} />
          <Route path="/again/:id/:seat" component={AgainTablePage} />
          <Route path={TABLE} component={TablePage} />
          <Route path="/tv/:code" component={TvPage} />
          <Route path="/learn" component={LearnScreen} />
          <Route path="/learn/classic" component={ClassicScreen} />
          <Route path="/learn/first-hand">
            <FirstHand game="buck" />
          </Route>
          <Route path="/learn/classic/first-hand">
            <FirstHand game="euchre" />
          </Route>
          <Route path="/games">
            <YourGamesPage />
          </Route>
          <Route path="/game/:id" component={GamePage} />
          <Route path="/replay" component={FilePage} />
          <Route path="/settings" component={SettingsScreen} />
          {Gallery !== null && <Route path="/gallery/:scene?" component={Gallery} />}
          <Route>
            <ErrorScreen error="lost" onAction={() => navigate("/")} />
          </Route>
        </Switch>
      </Suspense>
      <Suspense>{hasUpdate && <UpdateNotice />}</Suspense>
    </ErrorBoundary>
  );
}

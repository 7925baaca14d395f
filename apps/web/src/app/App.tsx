import { Component, Suspense, lazy, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Route, Router, Switch, useLocation } from "wouter";
import { useAppUpdate } from "../device/appUpdate.ts";
import { loadUpdateNotice } from "../device/serviceWorker.ts";
import { Home } from "../home/Home.tsx";
import { commonTexts } from "../texts/en/common.ts";
import { useTexts } from "../texts/useLanguage.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { BASE, HAS_SERVER } from "./base.ts";
import { useQueryLocation } from "./queryLocation.ts";

const LearnScreen = lazy(() => import("../learn/LearnScreen.tsx").then((m) => ({ default: m.LearnScreen })));
const ClassicScreen = lazy(() =>
  import("../learn/LearnScreen.tsx").then((m) => ({ default: m.ClassicScreen })),
);
const FirstHand = lazy(() => import("../learn/FirstHand.tsx").then((m) => ({ default: m.FirstHand })));
const ClubPage = lazy(() => import("../club/ClubPage.tsx").then((m) => ({ default: m.ClubPage })));
const NewClubPage = lazy(() => import("../club/NewClubPage.tsx").then((m) => ({ default: m.NewClubPage })));
const NewTablePage = lazy(() =>
  import("../home/NewTablePage.tsx").then((m) => ({ default: m.NewTablePage })),
);
const TablePage = lazy(() => import("../table/page/TablePage.tsx").then((m) => ({ default: m.TablePage })));
const TvPage = lazy(() => import("../table/tv/TvPage.tsx").then((m) => ({ default: m.TvPage })));
const PlayNowPage = lazy(() =>
  import("../table/page/PlayNowPage.tsx").then((m) => ({ default: m.PlayNowPage })),
);
const PracticePage = lazy(() =>
  import("../practice/PracticePage.tsx").then((m) => ({ default: m.PracticePage })),
);
const DailyPage = lazy(() => import("../daily/DailyPage.tsx").then((m) => ({ default: m.DailyPage })));
const DailyTablePage = lazy(() =>
  import("../daily/DailyTablePage.tsx").then((m) => ({ default: m.DailyTablePage })),
);
const DailyReviewPage = lazy(() =>
  import("../daily/DailyReviewPage.tsx").then((m) => ({ default: m.DailyReviewPage })),
);
const AgainPage = lazy(() => import("../again/AgainPage.tsx").then((m) => ({ default: m.AgainPage })));
const AgainTablePage = lazy(() =>
  import("../again/AgainTablePage.tsx").then((m) => ({ default: m.AgainTablePage })),
);
const SettingsScreen = lazy(() =>
  import("../settings/SettingsScreen.tsx").then((m) => ({ default: m.SettingsScreen })),
);
const YourGamesPage = lazy(() =>
  import("../yourGames/YourGamesPage.tsx").then((m) => ({ default: m.YourGamesPage })),
);
const FilePage = lazy(() => import("../replay/FilePage.tsx").then((m) => ({ default: m.FilePage })));
const GamePage = lazy(() => import("../replay/GamePage.tsx").then((m) => ({ default: m.GamePage })));
const UpdateNotice = lazy(() => loadUpdateNotice().then((m) => ({ default: m.UpdateNotice })));
/** No build for people has it. */
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === "gallery"
    ? lazy(() => import("../dev/Gallery.tsx").then((m) => ({ default: m.Gallery })))
    : null;

/** One page for players and watchers, so that changing sides keeps the line to the table. */
const TABLE = /^\/(?<way>t|watch)\/(?<code>[^/]+)\/?$/;

/** One page for all of a club, so that going from one part to another keeps the line to it. */
const CLUB = /^\/c\/(?<code>[^/]+)(?:\/(?<part>night|tv))?\/?$/;

export function App() {
  return (
    <Router {...(HAS_SERVER ? { base: BASE } : { hook: useQueryLocation })}>
      <Pages />
    </Router>
  );
}

function Pages() {
  const [, navigate] = useLocation();
  useOpened();
  const hasUpdate = useAppUpdate(({ isReady }) => isReady);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Opening />}>
        <Switch>
          <Route path="/" component={Home} />
          {HAS_SERVER && <Route path="/new" component={NewTablePage} />}
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
          {HAS_SERVER && <Route path={TABLE} component={TablePage} />}
          {HAS_SERVER && <Route path="/tv/:code" component={TvPage} />}
          {HAS_SERVER && <Route path="/club" component={NewClubPage} />}
          {HAS_SERVER && <Route path={CLUB} component={ClubPage} />}
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

interface Props {
  readonly children: ReactNode;
}

/** A screen that cannot be drawn, or not be fetched, still has words and a way on. */
class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const error = navigator.onLine ? "broken" : "offline";
    return <ErrorScreen error={error} onAction={() => location.reload()} />;
  }
}

/** Whether anything has been on this page yet. */
let hasOpened = false;

/** What stands there until a page has come: at once where nothing else was, later on only if it takes a while. */
function Opening() {
  const common = useTexts(commonTexts);
  const [isFirst] = useState(!hasOpened);
  return (
    <div className={isFirst ? "felt joining" : "felt joining after-a-while"}>
      <p role="status">{common.opening}</p>
    </div>
  );
}

/** From now on a page is left for another one. */
function useOpened(): void {
  useEffect(() => {
    hasOpened = true;
  }, []);
}

import { againPath } from "@buck/protocol";
import type { GameHistory } from "@buck/records";
import { faultText } from "@buck/words";
import { useEffect, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { HAS_SERVER } from "../app/base.ts";
import { ErrorScreen } from "../app/ErrorScreen.tsx";
import { practiceTexts } from "../texts/en/practice.ts";
import { replayTexts } from "../texts/en/replay.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Joining } from "../ui/Joining.tsx";
import { FileMenu } from "./FileMenu.tsx";
import { ReplayMenu } from "./ReplayMenu.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { openGame } from "./openGame.ts";
import type { FetchedGame } from "./openGame.ts";

/** `/game/ID`: a finished game for everybody who has its link. */
export function GamePage() {
  const { id = "" } = useParams<{ id?: string }>();
  return <Game key={id} id={id} />;
}

function Game({ id }: { id: string }) {
  const language = useLanguage();
  const t = replayTexts(language);
  const [, navigate] = useLocation();
  const [tries, setTries] = useState(0);
  const [game, setGame] = useState<FetchedGame | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      setGame(null);
      const fetched = await openGame(id);
      if (!isGone) setGame(fetched);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id, tries]);
  if (game === null) return <Joining text={t.loading} />;
  if (game.ok) {
    const { history, seat, isPractice } = game;
    const isOnlyHere = isPractice || !HAS_SERVER;
    const menu = isOnlyHere ? <FileMenu history={history} /> : <ReplayMenu id={id} history={history} />;
    return (
      <ReplayScreen
        history={history}
        ownSeat={seat}
        menu={
          <>
            <DealsAgain id={id} history={history} />
            {menu}
          </>
        }
      />
    );
  }
  const canTryAgain = game.error === "gameUnreachable";
  return (
    <ErrorScreen
      error={game.error}
      {...(game.fault === undefined ? {} : { text: faultText(language, game.fault) })}
      onAction={() => (canTryAgain ? setTries(tries + 1) : navigate("/"))}
    />
  );
}

/** On a game's page: play its deals again. */
function DealsAgain({ id, history }: { readonly id: string; readonly history: GameHistory }) {
  const t = useTexts(practiceTexts).again;
  if (history.record === null) return null;
  return (
    <div className="menu-list">
      <Link href={againPath(id)} className="button paper wide">
        {t.title}
      </Link>
    </div>
  );
}

import { useEffect, useState } from "react";
import { useLocation, useParams } from "wouter";
import { openGame } from "../archive/openGame.ts";
import type { FetchedGame } from "../archive/openGame.ts";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { faultText } from "../texts/faults.ts";
import { replayTexts as t } from "../texts/replay.ts";
import { Joining } from "../ui/Joining.tsx";
import { DealsAgain } from "./DealsAgain.tsx";
import { FileMenu } from "./FileMenu.tsx";
import { ReplayMenu } from "./ReplayMenu.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";

/** `/game/ID`: a finished game for everybody who has its link. */
export function GamePage() {
  const { id = "" } = useParams<{ id?: string }>();
  return <Game key={id} id={id} />;
}

function Game({ id }: { id: string }) {
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
    const menu = isPractice ? <FileMenu history={history} /> : <ReplayMenu id={id} game={history.game} />;
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
      {...(game.fault === undefined ? {} : { text: faultText(game.fault) })}
      onAction={() => (canTryAgain ? setTries(tries + 1) : navigate("/"))}
    />
  );
}

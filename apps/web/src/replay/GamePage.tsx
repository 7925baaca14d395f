import { useEffect, useState } from "react";
import { useLocation, useParams } from "wouter";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { replayTexts as t } from "../texts/replay.ts";
import { Joining } from "../ui/Joining.tsx";
import { fetchGame } from "./fetchGame.ts";
import type { FetchedGame } from "./fetchGame.ts";
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
      const fetched = await fetchGame(id);
      if (!isGone) setGame(fetched);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id, tries]);
  if (game === null) return <Joining text={t.loading} />;
  if (game.ok)
    return <ReplayScreen history={game.history} menu={<ReplayMenu id={id} game={game.history.game} />} />;
  const canTryAgain = game.error === "gameUnreachable";
  return (
    <ErrorScreen
      error={game.error}
      {...(game.text === undefined ? {} : { text: game.text })}
      onAction={() => (canTryAgain ? setTries(tries + 1) : navigate("/"))}
    />
  );
}

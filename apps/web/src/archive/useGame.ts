import { useEffect, useState } from "react";
import { openGame } from "./openGame.ts";
import type { FetchedGame } from "./openGame.ts";

/** A finished game by its id; null until it is there. */
export function useGame(id: string): FetchedGame | null {
  const [game, setGame] = useState<FetchedGame | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const opened = await openGame(id);
      if (!isGone) setGame(opened);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return game;
}

import { readGameFile } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { useEffect, useState } from "react";
import { againTexts as t } from "../texts/again.ts";
import { ComparedGames } from "./ComparedGames.tsx";

interface FinishedComparisonProps {
  readonly gameId: string;
  readonly recordOf: (gameId: string) => Promise<string | null>;
}

/** A game that has just ended beside the one that had its deals before. */
export function FinishedComparison({ gameId, recordOf }: FinishedComparisonProps) {
  const [history, setHistory] = useState<GameHistory | "gone" | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const text = await recordOf(gameId);
      const read = text === null ? null : readGameFile(text);
      if (!isGone) setHistory(read?.ok === true ? read.history : "gone");
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [gameId, recordOf]);
  if (history === null) return <p className="soft">{t.loading}</p>;
  // Without its record there is nothing to put beside the other game.
  if (history === "gone") return null;
  const sameDealsAs = history.record?.sameDealsAs;
  return sameDealsAs === undefined ? null : <ComparedGames history={history} sameDealsAs={sameDealsAs} />;
}

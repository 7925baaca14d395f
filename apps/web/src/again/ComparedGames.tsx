import { readGameFile } from "@buck/records";
import type { GameHistory, SameDeals } from "@buck/records";
import { listNames, signed } from "@buck/words";
import { useEffect, useMemo, useState } from "react";
import { useGame } from "../replay/openGame.ts";
import { practiceTexts } from "../texts/en/practice.ts";
import type { Language } from "../texts/language.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { compareGames } from "./comparison.ts";
import type { ComparedPoints } from "./comparison.ts";
import "./compared.css";

interface ComparedGamesProps {
  readonly history: GameHistory;
  readonly sameDealsAs: SameDeals;
}

/** The same cards in two games, side by side. */
export function ComparedGames({ history, sameDealsAs: { gameId, turn } }: ComparedGamesProps) {
  const language = useLanguage();
  const t = practiceTexts(language).again;
  const other = useGame(gameId);
  const sides = useMemo(
    () => (other?.ok === true ? compareGames(other.history, history, turn) : []),
    [other, history, turn],
  );
  if (other === null) return <p className="soft">{t.loading}</p>;
  const [first] = sides;
  if (first === undefined) return <p className="soft">{t.gone}</p>;
  return (
    <table className="then-and-now">
      <caption className="soft">{t.thenAndNow}</caption>
      <thead>
        <tr>
          <th scope="col">{t.hand}</th>
          {sides.map(({ before, now }, side) => (
            // oxlint-disable-next-line react/no-array-index-key -- sides are told by their seats
            <th key={side} scope="col">
              <span className="soft">{listNames(language, before)}</span>
              <b>{listNames(language, now)}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.hands.map((_, hand) => (
          // oxlint-disable-next-line react/no-array-index-key -- a hand is told by its number
          <tr key={hand}>
            <th scope="row">{hand + 1}</th>
            {sides.map(({ hands }, side) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <Cell key={side} points={hands[hand]} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {sides.map(({ total }, side) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Cell key={side} points={total} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A hand that was not played has no points. */
function written(language: Language, value: number | null | undefined): string {
  return typeof value === "number" ? signed(language, value) : "–";
}

function Cell({ points }: { points: ComparedPoints | undefined }) {
  const language = useLanguage();
  return (
    <td>
      <span className="soft">{written(language, points?.before)}</span>{" "}
      <b>{written(language, points?.now)}</b>
    </td>
  );
}

interface FinishedComparisonProps {
  readonly gameId: string;
  readonly recordOf: (gameId: string) => Promise<string | null>;
}

/** A game that has just ended beside the one that had its deals before. */
export function FinishedComparison({ gameId, recordOf }: FinishedComparisonProps) {
  const t = useTexts(practiceTexts).again;
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

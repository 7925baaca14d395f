import type { GameHistory, SameDeals } from "@buck/records";
import { useMemo } from "react";
import { useGame } from "../archive/useGame.ts";
import { againTexts as t } from "../texts/again.ts";
import { signed } from "../texts/numbers.ts";
import { listNames } from "../texts/people.ts";
import { compareGames } from "./comparison.ts";
import type { ComparedPoints } from "./comparison.ts";
import "./compared.css";

interface ComparedGamesProps {
  readonly history: GameHistory;
  readonly sameDealsAs: SameDeals;
}

/** The same cards in two games, side by side. */
export function ComparedGames({ history, sameDealsAs: { gameId, turn } }: ComparedGamesProps) {
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
              <span className="soft">{listNames(before)}</span>
              <b>{listNames(now)}</b>
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
function written(value: number | null | undefined): string {
  return typeof value === "number" ? signed(value) : "–";
}

function Cell({ points }: { points: ComparedPoints | undefined }) {
  return (
    <td>
      <span className="soft">{written(points?.before)}</span> <b>{written(points?.now)}</b>
    </td>
  );
}

import { balancePack } from "../../checker/pack.ts";
import { insist } from "../../checker/whistle.ts";
import type { SeenState } from "./seen.ts";

/** What must hold of any state by itself, whatever came before it. */
export function balance(state: SeenState): void {
  if (state.round > 0) balancePack(state, state.kitty);
  balanceTricks(state);
  balanceScores(state);
  balanceLoner(state);
}

function balanceTricks({ players, tricks, tricksWon }: SeenState): void {
  const taken = players.reduce((sum, player) => sum + player.tricksTaken, 0);
  insist(taken === tricks.length, `${taken} tricks were taken of ${tricks.length}`);
  insist(tricksWon.a + tricksWon.b === tricks.length, "the teams' tricks do not add up");
}

function balanceScores({ scores, scoreSheet }: SeenState): void {
  for (const team of ["a", "b"] as const) {
    const sum = scoreSheet.reduce((total, { points }) => total + points[team], 0);
    insist(scores[team] === sum, `team ${team} stands at ${scores[team]} and the sheet adds up to ${sum}`);
  }
}

function balanceLoner({ alonePosition, inactivePosition, aloneDefender, tricks }: SeenState): void {
  insist((alonePosition === null) === (inactivePosition === null), "a loner without a partner who sits out");
  const size = 4 - [alonePosition, aloneDefender].filter((seat) => seat !== null).length;
  insist(
    tricks.every(({ cards }) => cards.length === size),
    `a trick has not ${size} cards`,
  );
}

import { balancePack } from "./pack.ts";
import { HAND_SIZE } from "./seats.ts";
import type { SeenState } from "./seen.ts";
import { insist } from "./whistle.ts";

/** What must hold of any state by itself, whatever came before it. */
export function balance(state: SeenState): void {
  if (state.round > 0) balancePack(state, state.blind);
  balanceTricks(state);
  balanceScores(state);
  balanceFolds(state);
}

function balanceTricks({ players, tricks }: SeenState): void {
  const taken = players.reduce((sum, player) => sum + player.tricksTaken, 0);
  const conceded = tricks.length === 0 && taken === HAND_SIZE;
  insist(taken === tricks.length || conceded, `${taken} tricks were taken of ${tricks.length}`);
}

function balanceScores({ players, scoreSheet, options }: SeenState): void {
  for (const { position, score } of players) {
    const changes = scoreSheet.map((row) => row.changes[position] ?? Number.NaN);
    const sum = changes.reduce((total, change) => total + change, options.startScore);
    insist(score === sum, `seat ${position} stands at ${score} and the sheet adds up to ${sum}`);
  }
}

function balanceFolds({ players, isClubsTurnUp, winningBidderPosition }: SeenState): void {
  const folded = players.filter((player) => player.folded);
  insist(!isClubsTurnUp || folded.length === 0, "somebody folded under the clubs rule");
  insist(
    folded.every(({ position }) => position !== winningBidderPosition),
    "the bidder folded",
  );
}

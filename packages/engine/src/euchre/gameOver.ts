import { seatsOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase } from "./phase.ts";
import { otherTeam } from "./state.ts";
import type { OpenTable, Team } from "./state.ts";

/** GAME_OVER: any of the four may ask for another game. */
export const gameOver: Phase = {
  legal: ({ players }, playerPosition) =>
    players.some(({ position }) => position === playerPosition) ? [{ type: "NEW_GAME", playerPosition }] : [],
  take(state, action) {
    if (action.type !== "NEW_GAME") return wrongPhase(state, action);
    return begin({ ...state, kitty: [], discard: null }, { type: "newGame" });
  },
};

export interface Standing {
  readonly team: Team;
  readonly positions: readonly Position[];
  readonly score: number;
  readonly place: number;
}

export interface Outcome {
  readonly winner: Team;
  readonly standings: readonly Standing[];
}

/** How the game ended, or null while it goes on. */
export function outcome({ winningTeam, scores, players }: OpenTable): Outcome | null {
  if (winningTeam === null) return null;
  const standings = [winningTeam, otherTeam(winningTeam)].map((team, index) => ({
    team,
    positions: seatsOf(players.filter((player) => player.team === team)),
    score: scores[team],
    place: index + 1,
  }));
  return { winner: winningTeam, standings };
}

export function scoreChange(points: number): number {
  return points;
}

/** By position: partners have the same score. */
export function scores({ scores: byTeam, players }: OpenTable): readonly number[] {
  return players.map(({ team }) => byTeam[team]);
}

/** Partners score together. */
export function pointRows({ scoreSheet, players }: OpenTable): readonly (readonly number[])[] {
  return scoreSheet.map(({ points }) => players.map(({ team }) => points[team]));
}

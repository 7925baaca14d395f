import { POSITIONS } from "../seats.ts";
import type { Position } from "../seats.ts";
import type { OpenTable } from "./state.ts";
import { otherTeam, teamOf } from "./teams.ts";
import type { Team } from "./teams.ts";

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
export function outcome({ winningTeam, scores }: OpenTable): Outcome | null {
  if (winningTeam === null) return null;
  const standings = [winningTeam, otherTeam(winningTeam)].map((team, index) => ({
    team,
    positions: POSITIONS.filter((position) => teamOf(position) === team),
    score: scores[team],
    place: index + 1,
  }));
  return { winner: winningTeam, standings };
}

export function scoreChange(points: number): number {
  return points;
}

/** Partners score together. */
export function pointRows({ scoreSheet }: OpenTable): readonly (readonly number[])[] {
  return scoreSheet.map(({ points }) => POSITIONS.map((position) => points[teamOf(position)]));
}

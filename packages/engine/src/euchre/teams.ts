import { leftOf } from "../seats.ts";
import type { Position } from "../seats.ts";

export const TEAMS = ["a", "b"] as const;
export type Team = (typeof TEAMS)[number];
export type ByTeam = Readonly<Record<Team, number>>;
export const NO_POINTS: ByTeam = { a: 0, b: 0 };

/** Partners face each other: seats 0 and 2 are team a, seats 1 and 3 team b. */
export function teamOf(position: Position): Team {
  return position % 2 === 0 ? "a" : "b";
}

export function partnerOf(position: Position): Position {
  return leftOf(leftOf(position));
}

export function otherTeam(team: Team): Team {
  return team === "a" ? "b" : "a";
}

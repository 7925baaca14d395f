import { seatsOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase } from "./phase.ts";
import { otherTeam, TEAMS } from "./state.ts";
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
  /** 1 for who has won; both where they share the win: EUCHRE-OPT-15. */
  readonly place: number;
}

export interface Outcome {
  readonly winners: readonly Team[];
  readonly standings: readonly Standing[];
}

/** How the game ended, or null while it goes on. */
export function outcome({ gameOver, scores, players }: OpenTable): Outcome | null {
  if (!gameOver) return null;
  const standings = TEAMS.map((team) => ({
    team,
    positions: seatsOf(players.filter((player) => player.team === team)),
    score: scores[team],
    place: scores[team] < scores[otherTeam(team)] ? 2 : 1,
  }));
  const winners = standings.filter(({ place }) => place === 1).map(({ team }) => team);
  return { winners, standings: standings.toSorted((a, b) => a.place - b.place) };
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

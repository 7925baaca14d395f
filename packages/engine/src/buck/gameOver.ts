import type { Position } from "../seats.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase } from "./phase.ts";
import type { OpenTable } from "./state.ts";

/** GAME_OVER: any of the players may ask for another game (BUCK-END-6). */
export const gameOver: Phase = {
  legal: ({ players }, playerPosition) =>
    players.some(({ position }) => position === playerPosition) ? [{ type: "NEW_GAME", playerPosition }] : [],
  take(state, action) {
    if (action.type !== "NEW_GAME") return wrongPhase(state, action);
    return begin({ ...state, blind: [] }, { type: "newGame" });
  },
};

export interface Standing {
  readonly position: Position;
  readonly score: number;
  /** 1 for who has won; equal scores share a place. */
  readonly place: number;
}

export interface Outcome {
  /** Several where they share the win: BUCK-OPT-10. */
  readonly winners: readonly Position[];
  readonly standings: readonly Standing[];
}

/** How the game ended, or null while it goes on: BUCK-END-5. */
export function outcome({ gameOver, players }: OpenTable): Outcome | null {
  if (!gameOver) return null;
  const standings = players.map(({ position, score }) => ({
    position,
    score,
    place: 1 + players.filter((other) => other.score < score).length,
  }));
  const winners = standings.filter(({ place }) => place === 1).map(({ position }) => position);
  return { winners, standings: standings.toSorted((a, b) => a.place - b.place) };
}

/** Who scores goes down, so a change below zero is a step toward winning. */
export function scoreChange(points: number): number {
  return 0 - points;
}

/** By position. */
export function scores({ players }: OpenTable): readonly number[] {
  return players.map(({ score }) => score);
}

export function pointRows({ scoreSheet }: OpenTable): readonly (readonly number[])[] {
  return scoreSheet.map(({ changes }) => changes.map(scoreChange));
}

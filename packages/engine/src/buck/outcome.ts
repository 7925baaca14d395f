import type { Position } from "../seats.ts";
import type { GameState, View } from "./state.ts";

export interface Standing {
  readonly position: Position;
  readonly score: number;
  /** 1 for the winner; equal scores share a place. */
  readonly place: number;
}

export interface Outcome {
  readonly winner: Position;
  readonly standings: readonly Standing[];
}

/** How the game ended, or null while it goes on. */
export function outcome({ winner, players }: GameState | View): Outcome | null {
  if (winner === null) return null;
  const scores = players.map((player) => player.score);
  const standings = players
    .map(({ position, score }) => ({
      position,
      score,
      place: 1 + scores.filter((other) => other < score).length,
    }))
    .toSorted((a, b) => a.place - b.place);
  return { winner, standings };
}

/** Who scores goes down, so a change below zero is a step towards winning. */
export function scoreChange(points: number): number {
  return 0 - points;
}

export function pointRows({ scoreSheet }: GameState | View): readonly (readonly number[])[] {
  return scoreSheet.map(({ changes }) => changes.map((change) => 0 - change));
}

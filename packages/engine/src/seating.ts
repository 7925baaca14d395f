import { POSITIONS } from "./seats.ts";
import type { Position } from "./seats.ts";

interface Seated {
  readonly id: string;
  readonly position: Position;
}

export type SeatError = "ALREADY_SEATED" | "TABLE_FULL" | "SEAT_TAKEN";

/** Where a newcomer sits: the seat they name, or the first free one. */
export function chooseSeat(
  players: readonly Seated[],
  { id, wanted }: { readonly id: string; readonly wanted: Position | undefined },
): Position | SeatError {
  if (players.some((player) => player.id === id)) return "ALREADY_SEATED";
  const isFree = (position: Position) => players.every((player) => player.position !== position);
  const position = wanted ?? POSITIONS.find(isFree);
  if (position === undefined) return "TABLE_FULL";
  return isFree(position) ? position : "SEAT_TAKEN";
}

export function bySeat(a: Seated, b: Seated): number {
  return a.position - b.position;
}

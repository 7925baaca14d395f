import type { AddPlayer, RemovePlayer } from "./actions.ts";
import type { CommonEvent } from "./events.ts";
import { POSITIONS } from "./seats.ts";
import type { Position } from "./seats.ts";
import type { CommonPlayer, CommonTable, TableDraft } from "./state.ts";

type SeatTable<Player> = TableDraft<Pick<CommonTable, "phase" | "dealerPosition" | "dealerChosen">, Player>;
type SeatError = "ALREADY_SEATED" | "TABLE_FULL" | "SEAT_TAKEN" | "SEAT_EMPTY";

/** Somebody sits down in the seat they name, or in the first free one; or why they cannot. */
export function joinEvent(
  players: readonly CommonPlayer[],
  { id, name, playerPosition }: AddPlayer,
): CommonEvent | SeatError {
  if (players.some((player) => player.id === id)) return "ALREADY_SEATED";
  const isFree = (position: Position) => players.every((player) => player.position !== position);
  const position = playerPosition ?? POSITIONS.find(isFree);
  if (position === undefined) return "TABLE_FULL";
  return isFree(position) ? { type: "joined", playerPosition: position, id, name } : "SEAT_TAKEN";
}

export function leaveEvent(
  players: readonly CommonPlayer[],
  { playerPosition }: RemovePlayer,
): CommonEvent | SeatError {
  const leaving = players.find((player) => player.position === playerPosition);
  return leaving === undefined ? "SEAT_EMPTY" : { type: "left", playerPosition, name: leaving.name };
}

/** The fourth player completes the table. */
export function sitDown<Player extends CommonPlayer>(table: SeatTable<Player>, player: Player): void {
  table.players = [...table.players, player].toSorted(bySeat);
  if (table.players.length === POSITIONS.length) table.phase = "DEALING";
}

/** Whoever gets up before the first deal leaves an empty seat, and the dealer is chosen anew. */
export function getUp<Player extends CommonPlayer>(table: SeatTable<Player>, position: Position): void {
  table.players = table.players.filter((player) => player.position !== position);
  table.phase = "WAITING_FOR_PLAYERS";
  table.dealerPosition = 0;
  table.dealerChosen = false;
}

export function bySeat(a: CommonPlayer, b: CommonPlayer): number {
  return a.position - b.position;
}

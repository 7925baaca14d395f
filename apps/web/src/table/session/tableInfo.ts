import type { ClientState } from "@buck/client";
import { seatsFor } from "@buck/engine";
import type { Position, Viewer } from "@buck/engine";
import { RESULT_DRAWN_MS } from "@buck/protocol";
import type { BotLevel } from "@buck/protocol";
import type { Language } from "../../texts/language.ts";
import { tableName } from "../../texts/tablePage.ts";

/**
 * Whether somebody sits in a seat and hears the table. `covered` is a person who is not here and whose seat a bot
 * plays; `waitsForDeal` is one who is here and plays from the next deal on.
 */
export type SeatPresence = "here" | "waitsForDeal" | "away" | "covered" | "bot" | "empty";

export function seatPresence({ frame, presence }: ClientState, position: Position): SeatPresence {
  const seat = frame?.table.seats[position];
  if (seat === undefined) return "empty";
  if (seat.kind !== "person") return seat.kind;
  if (presence.here.includes(position)) return seat.waitsForDeal ? "waitsForDeal" : "here";
  return seat.covered ? "covered" : "away";
}

/** How well the bot in a seat plays; null where a person sits, or nobody. */
export function levelAt({ frame }: ClientState, position: Position): BotLevel | null {
  const seat = frame?.table.seats[position];
  return seat?.kind === "bot" ? seat.level : null;
}

/** From where somebody sees the table: from their own seat, even before they are dealt in. */
export function viewpoint({ frame }: ClientState): Viewer {
  return frame?.you.position ?? "spectator";
}

/** Whether the viewer has taken a seat in this hand and plays from the next deal on. */
export function isWaitingForDeal(state: ClientState): boolean {
  const position = viewpoint(state);
  return position !== "spectator" && seatPresence(state, position) === "waitsForDeal";
}

export function titleOf(language: Language, { frame }: ClientState): string {
  return frame === null ? "" : tableName(language, frame.table.settings);
}

export function isPaused({ frame }: ClientState): boolean {
  return frame?.table.paused === true;
}

export function isHost({ frame }: ClientState): boolean {
  return frame?.you.isHost === true;
}

/** When the turn timer runs out, in this browser's `performance.now()`; null without a timer. */
export function turnEndsAt(state: ClientState): number | null {
  return timerEndsAt(state, "turn");
}

/** When the seconds of a result are over; null when the table waits for everybody. */
export function nextHandAt(state: ClientState): number | null {
  const endsAt = timerEndsAt(state, "next");
  return endsAt === null ? null : endsAt - RESULT_DRAWN_MS;
}

/** How long a turn may take, in milliseconds; null without a timer. */
export function turnMs({ frame }: ClientState): number | null {
  const seconds = frame?.table.settings.turnTimer ?? null;
  return seconds === null ? null : seconds * 1_000;
}

function timerEndsAt({ frame, frameAt }: ClientState, kind: "turn" | "next"): number | null {
  const timer = frame?.timer ?? null;
  return timer?.kind === kind ? frameAt + timer.msLeft : null;
}

/** Whose seat is drawn below everything else: your own, and for spectators seat 0. */
export function nearestSeat(viewer: Viewer): Position {
  return viewer === "spectator" ? 0 : viewer;
}

/** How many seats clockwise from the nearest one, of as many as there are. Style sheets place seats and cards by it. */
export function placeOf(position: Position, viewer: Viewer, seats: number): number {
  return (position - nearestSeat(viewer) + seats) % seats;
}

/** Everybody but the nearest, clockwise: who plays after you comes first. */
export function seatsAround(viewer: Viewer, seats: number): readonly Position[] {
  const place = (position: Position) => placeOf(position, viewer, seats);
  return seatsFor(seats)
    .filter((position) => place(position) > 0)
    .toSorted((one, other) => place(one) - place(other));
}

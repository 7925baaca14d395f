import type { ClientState } from "@buck/client";
import type { Position } from "@buck/engine";
import { tableName } from "../texts/tablePage.ts";

/** Whether somebody sits in a seat and hears the table; `covered` is a person whose seat a bot plays. */
export type SeatPresence = "here" | "away" | "covered" | "bot" | "empty";

export function seatPresence({ frame, presence }: ClientState, position: Position): SeatPresence {
  const seat = frame?.table.seats[position];
  if (seat === undefined) return "empty";
  if (seat.kind !== "person") return seat.kind;
  if (presence.here.includes(position)) return "here";
  return seat.covered ? "covered" : "away";
}

export function titleOf({ frame }: ClientState): string {
  return frame === null ? "" : tableName(frame.table.settings);
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

/** When the next hand is dealt by itself; null when the table waits for everybody. */
export function nextHandAt(state: ClientState): number | null {
  return timerEndsAt(state, "next");
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

import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import { isObject } from "./json.ts";

/** The game whose deals another one was played with. */
export interface SameDeals {
  readonly gameId: string;
  /** By how many seats it was turned: the cards of this seat then were those of seat 0 now. */
  readonly turn: Position;
}

const GAME_ID = /^[\w-]{22}$/;

/** Null for anything else, and for anything more. */
export function parseSameDeals(written: unknown): SameDeals | null {
  if (!isObject(written) || Object.keys(written).length !== 2) return null;
  const { gameId, turn } = written;
  return typeof gameId === "string" && GAME_ID.test(gameId) && isPosition(turn) ? { gameId, turn } : null;
}

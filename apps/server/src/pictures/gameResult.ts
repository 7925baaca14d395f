import type { GameName, Position } from "@buck/engine";
import { decodeRecord, finalPlaces, historyOf, RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import type { DecodeResult } from "@buck/records";
import type { FinishedGame } from "@buck/table";

export const GAME_TITLES: Readonly<Record<GameName, string>> = {
  buck: "Buck Euchre",
  euchre: "classic Euchre",
};

/** One player, or one team, at the end of a game. */
export interface FinalSide {
  readonly names: readonly string[];
  readonly score: number;
}

/** A finished game as every reader of records takes it. */
export function recordOfGame(game: FinishedGame): DecodeResult {
  return decodeRecord(JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...game }));
}

/** Everybody at the end of a game, the winner first; empty for a game that cannot be replayed. */
export function finalSides(game: FinishedGame): readonly FinalSide[] {
  const decoded = recordOfGame(game);
  const result = decoded.ok ? historyOf(decoded.record) : decoded;
  const sides = result.ok ? (finalPlaces(result.history) ?? []) : [];
  const nameAt = (position: Position) => game.players[position]?.name ?? "";
  return sides.map(({ positions, score }) => ({ names: positions.map(nameAt), score }));
}

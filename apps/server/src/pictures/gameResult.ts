import type { GameName, Position } from "@buck/engine";
import { decodeRecord, finalPlaces, historyOf, RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import type { DecodeResult } from "@buck/records";
import type { FinishedGame } from "@buck/table";
import { english, listNames } from "@buck/words";

export const GAME_TITLES: Readonly<Record<GameName, string>> = {
  buck: "Buck Euchre",
  euchre: "classic Euchre",
};

/** One player, or one team, at the end of a game. */
export interface FinalSide {
  readonly names: readonly string[];
  readonly score: number;
  /** 1 for who has won; several have it where they share the win. */
  readonly place: number;
}

/** "Ann won", or "Ann and Bo share the win"; of a game, where one is named. */
export function wonBy(sides: readonly FinalSide[], game: string | null = null): string {
  const winners = sides.filter(({ place }) => place === 1);
  const names = listNames(
    english,
    winners.flatMap((side) => side.names),
  );
  if (winners.length > 1) return game === null ? `${names} share the win` : `${names} share ${game}`;
  return game === null ? `${names} won` : `${names} won ${game}`;
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
  return sides.map(({ positions, score, place }) => ({ names: positions.map(nameAt), score, place }));
}

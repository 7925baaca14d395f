import type { GameName, Position } from "@buck/engine";
import {
  decodeRecord,
  historyOf,
  RECORD_FORMAT,
  RECORD_VERSION,
  finalPlaces,
  type DecodeResult,
} from "@buck/records";
import type { FinishedGame } from "@buck/table";
import type { LinkPreview } from "./page.ts";

const GAME_TITLES: Readonly<Record<GameName, string>> = { buck: "Buck Euchre", euchre: "classic Euchre" };

/** What a link to a game says when no game is found there. */
export const UNKNOWN_GAME: LinkPreview = {
  title: "A game of Buck Euchre, card by card",
  description: "Open the link to look through a finished game.",
};

/** A finished game as every reader of records takes it. */
export function recordOfGame(game: FinishedGame): DecodeResult {
  return decodeRecord(JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...game }));
}

/** Who won, and by how much. */
export function gamePreview(game: FinishedGame): LinkPreview {
  const decoded = recordOfGame(game);
  const result = decoded.ok ? historyOf(decoded.record) : decoded;
  const sides = result.ok ? (finalPlaces(result.history) ?? []) : [];
  const nameAt = (position: Position) => game.players[position]?.name ?? "";
  const told = sides.map(({ positions, score }) => ({ names: positions.map(nameAt).join(" and "), score }));
  const [first] = told;
  if (first === undefined) return UNKNOWN_GAME;
  const scores = told.map(({ names, score }) => `${names} ${score}`).join(", ");
  return {
    title: `${first.names} won a game of ${GAME_TITLES[game.game]}`,
    description: `${scores}. Look through it card by card.`,
  };
}

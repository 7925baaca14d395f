import { LARGEST_TABLE } from "@buck/engine";
import type { GameName, Position } from "@buck/engine";
import { z } from "zod/mini";
import { gameSummary } from "./gameSummary.ts";
import type { GameSummary } from "./gameSummary.ts";
import { fileFault } from "./fileFault.ts";
import type { FileFault } from "./fileFault.ts";
import { historyOf, seatsIn } from "./history.ts";
import type { GameHistory } from "./history.ts";
import { isObject, parseJson } from "./json.ts";
import { decodeRecord } from "./record.ts";

/** A finished game as somebody keeps it: its record with names and times, and where they sat. */
export interface GameToKeep {
  /** The record as servers give it: JSON with the names of the players and the times of the actions. */
  readonly text: string;
  readonly seat: Position;
  /** Played against bots on the same device: no server knows it. */
  readonly isPractice: boolean;
}

/** What a list of games shows without reading the record. */
export interface KeptGame extends Omit<GameToKeep, "text"> {
  readonly gameId: string;
  readonly game: GameName;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** By position. */
  readonly players: readonly KeptPlayer[];
  readonly summary: GameSummary;
}

export interface KeptPlayer {
  readonly name: string;
  readonly isPerson: boolean;
}

export type KeptResult = { readonly ok: true; readonly kept: KeptGame } | FileFault;

/** No record of a game comes near it, and a larger one is not read. */
export const MOST_RECORD_LETTERS = 500_000;

const about = z.object({
  gameId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  players: z
    .array(
      z.object({
        position: z.literal(LARGEST_TABLE),
        name: z.string().check(z.maxLength(300)),
        kind: z.literal(["person", "bot"]),
      }),
    )
    .check(z.maxLength(LARGEST_TABLE.length)),
  times: z.array(z.int().check(z.gte(0))).check(z.minLength(1)),
});

/** Reads a finished game and replays it by the rules, to its end or its first fault. */
export function readKeptGame({ text, seat, isPractice }: GameToKeep): KeptResult {
  if (text.length > MOST_RECORD_LETTERS) return fileFault("TOO_LARGE");
  const decoded = decodeRecord(text);
  if (!decoded.ok) return fileFault(decoded.code);
  const read = historyOf(decoded.record);
  if (!read.ok) return read;
  const json = parseJson(text);
  const parsed = about.safeParse(json.ok ? json.value : null);
  const incomplete = fileFault("INCOMPLETE");
  if (!parsed.success) return incomplete;
  const summary = gameSummary(read.history);
  if (summary === null) return fileFault("NOT_OVER");
  if (!hasAllPlayers(parsed.data.players, read.history)) return incomplete;
  const { gameId, players, times } = parsed.data;
  return {
    ok: true,
    kept: {
      gameId,
      seat,
      isPractice,
      game: read.history.game,
      startedAt: times[0] ?? 0,
      endedAt: times.at(-1) ?? 0,
      players: players.map(({ name, kind }) => ({ name, isPerson: kind === "person" })),
      summary,
    },
  };
}

/** Every player of the game is named, in the order of the seats. */
function hasAllPlayers(players: readonly { readonly position: Position }[], history: GameHistory): boolean {
  const seats = seatsIn(history);
  return players.length === seats.length && players.every(({ position }, index) => position === seats[index]);
}

const GAMES_FORMAT = "buck-euchre-games";
const GAMES_VERSION = 1;
/** More than anybody keeps, and little enough for a phone to read. */
const MOST_GAMES = 2_000;
export const MOST_FILE_BYTES = 100_000_000;

const gamesFile = z.strictObject({
  format: z.literal(GAMES_FORMAT),
  version: z.literal(GAMES_VERSION),
  games: z
    .array(
      z.strictObject({
        seat: z.literal(LARGEST_TABLE),
        isPractice: z.boolean(),
        record: z.custom<object>(isObject),
      }),
    )
    .check(z.maxLength(MOST_GAMES)),
});

/** Many games in one file. */
export function encodeGames(games: readonly GameToKeep[]): string {
  const written = games.map(
    ({ text, seat, isPractice }) => `{"seat":${seat},"isPractice":${isPractice},"record":${text}}`,
  );
  return `{"format":"${GAMES_FORMAT}","version":${GAMES_VERSION},"games":[\n${written.join(",\n")}\n]}\n`;
}

/** Whether a text begins as a file of many games does. */
export function beginsLikeGames(text: string): boolean {
  return text.startsWith(`{"format":"${GAMES_FORMAT}"`);
}

/** The games in a file that `encodeGames` wrote; null for any other. Each is still to be read. */
export function decodeGames(text: string): readonly GameToKeep[] | null {
  const json = parseJson(text);
  const parsed = gamesFile.safeParse(json.ok ? json.value : null);
  if (!parsed.success) return null;
  return parsed.data.games.map(({ record, seat, isPractice }) => ({
    text: JSON.stringify(record),
    seat,
    isPractice,
  }));
}

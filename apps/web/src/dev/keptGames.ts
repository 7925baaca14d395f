import { POSITIONS } from "@buck/engine/testing";
import { GAME_NAMES } from "@buck/engine";
import type { GameName } from "@buck/engine";
import { readKeptGame } from "@buck/records";
import type { GameToKeep, KeptGame } from "@buck/records";
import type { Archive } from "../replay/gameArchive.ts";
import { finishedGame } from "./playedGame.ts";

/** Kept games without a browser's storage. */
export function archiveOf(games: readonly GameToKeep[]): Archive {
  const shelf = new Map<string, { readonly kept: KeptGame; readonly game: GameToKeep }>();
  const put = (game: GameToKeep) => {
    const read = readKeptGame(game);
    if (read.ok) shelf.set(read.kept.gameId, { kept: read.kept, game });
    return read;
  };
  for (const game of games) put(game);
  return {
    isLasting: async () => true,
    list: async () => [...shelf.values()].map(({ kept }) => kept).toSorted((a, b) => b.endedAt - a.endedAt),
    all: async () => [...shelf.values()].map(({ game }) => game),
    find: async (gameId) => shelf.get(gameId)?.kept ?? null,
    keep: async (game) => put(game),
    remove: async (gameId) => void shelf.delete(gameId),
    clear: async () => shelf.clear(),
  };
}

const HOUR = 3_600_000;
const LAST = Date.parse("2026-11-13T21:40:00");
const FRIENDS = new Set(["Ann", "Bo", "Cy", "Dana", "Maximiliane"]);
const TABLES = [
  ["Dana", "Ann", "Bo", "Cy"],
  ["Ann", "Dana", "Otis", "Maximiliane"],
  ["Otis", "Pearl", "Dana", "Rosie"],
];
const SEEDS = [7, 11, 23];

/** Two months of Fridays, with something against bots between them. */
export function gamesOfManyEvenings(): Archive {
  const games = Array.from({ length: 44 }, (_, number) => {
    const names = TABLES[((number * 7) % 5) % 3] ?? [];
    const people = names.flatMap((name, position) => (FRIENDS.has(name) ? [position] : []));
    const endedAt = LAST - Math.floor(number / 5) * 7 * 24 * HOUR - (number % 5) * 0.6 * HOUR;
    const gameId = `evening-${number}`;
    const seed = SEEDS[number % SEEDS.length] ?? 0;
    const game = finishedGame(gameNamed(number % 4 === 1 ? 1 : 0), {
      gameId,
      endedAt,
      seed,
      names,
      people,
    });
    const seat = POSITIONS.find((position) => names[position] === "Dana") ?? 0;
    return { ...game, seat, isPractice: people.length === 1 };
  });
  return archiveOf(games);
}

function gameNamed(index: number): GameName {
  const name = GAME_NAMES[index];
  if (name === undefined) throw new RangeError("there are two games");
  return name;
}

import type { GameName } from "@buck/engine";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted, safeStorage } from "./persisted.ts";

/** Named here once more: the start page must not load the games for their names. */
const GAMES = Object.keys({ buck: true, euchre: true } satisfies Record<GameName, true>);

interface PracticeGames {
  /** Which games against bots were left before they were over. */
  readonly unfinished: readonly GameName[];
  /** Which game was played last against bots; null before the first one. */
  readonly lastGame: GameName | null;
}

/** What the start page knows of games against bots. The games themselves are kept beside it. */
export const usePracticeGames = create<PracticeGames>()(
  persist(() => parsePracticeGames(null), persisted("buck.practice", parsePracticeGames)),
);

export const PLAY_PATHS: Readonly<Record<GameName, string>> = { buck: "/play", euchre: "/play/classic" };

/** Where the table of a game against bots is kept. */
export function practiceKey(game: GameName): string {
  return `buck.practice.${game}`;
}

/** Forgets the table of a game against bots: the next one is a new one. */
export function startAnew(game: GameName): void {
  safeStorage.remove(practiceKey(game));
  markUnfinished(game, false);
}

/** The same for whichever game is played at this address. */
export function startAnewAt(path: string): void {
  for (const game of GAMES.filter(isGame)) if (PLAY_PATHS[game] === path) startAnew(game);
}

export function markUnfinished(game: GameName, isUnfinished: boolean): void {
  const { unfinished } = usePracticeGames.getState();
  if (unfinished.includes(game) === isUnfinished) return;
  const others = unfinished.filter((other) => other !== game);
  usePracticeGames.setState({ unfinished: isUnfinished ? [...others, game] : others });
}

export function rememberLastGame(lastGame: GameName): void {
  usePracticeGames.setState({ lastGame });
}

export function parsePracticeGames(stored: unknown): PracticeGames {
  const kept: { readonly unfinished?: unknown; readonly lastGame?: unknown } =
    typeof stored === "object" && stored !== null ? stored : {};
  return {
    unfinished: Array.isArray(kept.unfinished) ? kept.unfinished.filter(isGame) : [],
    lastGame: isGame(kept.lastGame) ? kept.lastGame : null,
  };
}

function isGame(name: unknown): name is GameName {
  return GAMES.some((game) => game === name);
}

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "./persisted.ts";

/** A game that was finished with this browser at its table. */
interface OwnGame {
  readonly gameId: string;
  /** The code of the table: whoever has its token may delete the game. */
  readonly code: string;
}

interface OwnGames {
  /** The newest first. */
  readonly games: readonly OwnGame[];
}

const MOST = 200;
const LONGEST = 64;

export const useOwnGames = create<OwnGames>()(
  persist(() => ({ games: [] }), persisted("buck.ownGames", parseOwnGames)),
);

export function rememberOwnGame(game: OwnGame): void {
  useOwnGames.setState(({ games }) => ({ games: [game, ...without(games, game.gameId)].slice(0, MOST) }));
}

export function forgetOwnGame(gameId: string): void {
  useOwnGames.setState(({ games }) => ({ games: without(games, gameId) }));
}

function without(games: readonly OwnGame[], gone: string): readonly OwnGame[] {
  return games.filter(({ gameId }) => gameId !== gone);
}

export function parseOwnGames(stored: unknown): OwnGames {
  const games: unknown =
    typeof stored === "object" && stored !== null && "games" in stored ? stored.games : null;
  return { games: Array.isArray(games) ? games.filter(isOwnGame).slice(0, MOST) : [] };
}

function isOwnGame(value: unknown): value is OwnGame {
  if (typeof value !== "object" || value === null) return false;
  return "gameId" in value && isShort(value.gameId) && "code" in value && isShort(value.code);
}

function isShort(value: unknown): boolean {
  return typeof value === "string" && value.length > 0 && value.length <= LONGEST;
}

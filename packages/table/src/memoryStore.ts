import { MemoryLogs } from "@buck/authority";
import type { Code } from "@buck/protocol";
import type { Store } from "./ports.ts";
import type { FinishedGame } from "./state/changes.ts";
import type { Entry } from "./state/entry.ts";

/** A store that can also be read. */
export interface ReadableStore extends Store {
  /** Every entry of a table in order; empty for an unknown table. */
  load(table: Code): Promise<readonly Entry[]>;
  finishedGame(gameId: string): Promise<FinishedGame | null>;
}

/** Keeps everything in memory. Stores and returns copies. */
export function memoryStore(): ReadableStore {
  const logs = new MemoryLogs<Entry>();
  const games = new Map<string, string>();
  return {
    append: async (table, entry, { finished } = {}) => {
      if (finished && games.has(finished.gameId)) throw new Error("the game exists already");
      logs.append(table, entry);
      if (finished) games.set(finished.gameId, JSON.stringify(finished));
    },
    load: async (table) => logs.load(table),
    finishedGame: async (gameId) => JSON.parse(games.get(gameId) ?? "null"),
  };
}

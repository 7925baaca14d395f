import type { Code } from "@buck/protocol";
import { KnownCommand, TableLost } from "./ports.ts";
import type { Store } from "./ports.ts";
import type { FinishedGame } from "./state/changes.ts";
import type { Entry } from "./state/entry.ts";

/** A store that can also be read. */
export interface LogStore extends Store {
  /** Every entry of a table in order; empty for an unknown table. */
  load(table: Code): Promise<readonly Entry[]>;
  finishedGame(gameId: string): Promise<FinishedGame | null>;
}

interface Log {
  readonly entries: Map<number, string>;
  /** With the numbers of their entries. */
  readonly commands: Map<string, number>;
}

/** Keeps everything in memory. Stores and returns copies. */
export function memoryStore(): LogStore {
  const logs = new Map<Code, Log>();
  const games = new Map<string, string>();
  return {
    append: async (table, entry, { finished } = {}) => {
      const log = logs.get(table) ?? { entries: new Map(), commands: new Map() };
      const known = log.commands.get(entry.commandId);
      if (known !== undefined) throw new KnownCommand(known);
      if (log.entries.has(entry.seq)) throw new TableLost("the entry exists already");
      if (finished && games.has(finished.gameId)) throw new Error("the game exists already");
      logs.set(table, log);
      log.entries.set(entry.seq, JSON.stringify(entry));
      log.commands.set(entry.commandId, entry.seq);
      if (finished) games.set(finished.gameId, JSON.stringify(finished));
    },
    load: async (table) => entriesOf(logs.get(table)),
    finishedGame: async (gameId) => JSON.parse(games.get(gameId) ?? "null"),
  };
}

function entriesOf(log: Log | undefined): readonly Entry[] {
  const entries = [...(log?.entries.values() ?? [])].map((text): Entry => JSON.parse(text));
  return entries.toSorted((a, b) => a.seq - b.seq);
}

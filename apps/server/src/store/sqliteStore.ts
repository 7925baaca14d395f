import type { Code } from "@buck/protocol";
import { KnownCommand, TableLost } from "@buck/table";
import type { Append } from "./appendBatch.ts";
import type { DatabaseAccess } from "./databaseAccess.ts";
import { appendOf, bytesOf, entryOf, savedTableOf } from "./entryRows.ts";
import { groupCommit } from "./groupCommit.ts";
import { packAppends } from "./packedAppends.ts";
import type { ServerStore } from "./store.ts";

export interface Commit {
  readonly appends: number;
  readonly ms: number;
}

export interface StoreListener {
  /** For the metrics. */
  readonly onCommit?: (commit: Commit) => void;
  /** How many bytes an entry has added to a table. */
  readonly onAppend?: (table: Code, bytes: number) => void;
}

export function sqliteStore(
  database: DatabaseAccess,
  { onCommit, onAppend }: StoreListener = {},
): ServerStore {
  const appends = groupCommit(
    async (batch: readonly Append[]) => {
      const start = performance.now();
      const outcomes = await database.call("append", packAppends(batch));
      onCommit?.({ appends: batch.length, ms: performance.now() - start });
      return outcomes;
    },
    ({ table, seq }, { message, isConflict, knownAt }) => {
      if (knownAt !== undefined) return new KnownCommand(knownAt);
      if (!isConflict) return new Error(message);
      return new TableLost(`entry ${seq} of ${table.slice(0, 4)} is there already`);
    },
  );
  return {
    append: async (table, entry, more = {}) => {
      const append = appendOf(table, entry, more);
      await appends.add(append);
      onAppend?.(table, bytesOf(append));
    },
    load: async (table) => (await database.call("entries", table)).map((entry) => entryOf(entry)),
    restore: async (table) => {
      // On a full disk a table can still be read.
      await database.call("touch", [table]).catch(() => {});
      const saved = await database.call("restore", table);
      return saved && savedTableOf(saved);
    },
    finishedGame: async (gameId) => JSON.parse((await database.call("game", gameId)) ?? "null"),
    deleteGame: (gameId) => database.call("deleteGame", gameId),
    find: (table) => database.call("find", table),
    // The file has one server at a time, so every table is its own.
    claim: async () => ({ owner: "me" }),
    release: async () => {},
    observedSeconds: () => database.call("observedSeconds"),
    observe: (seconds) => database.call("observe", seconds),
    touch: (tables) => database.call("touch", tables),
    deleteOld: (keep) => database.call("deleteOld", keep),
    probe: () => database.call("probe"),
    close: async () => {
      await appends.settled();
      await database.call("close");
      await database.end();
    },
  };
}

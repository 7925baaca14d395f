import type { Code } from "@buck/protocol";
import type { Entry, WithEntry } from "@buck/table";
import { TableLost } from "@buck/table";
import type { Append } from "./appendBatch.ts";
import type { DatabaseAccess } from "./databaseAccess.ts";
import { groupCommit } from "./groupCommit.ts";
import type { SavedEntry } from "./tableReader.ts";
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
      const outcomes = await database.call("append", batch);
      onCommit?.({ appends: batch.length, ms: performance.now() - start });
      return outcomes;
    },
    ({ table, seq }, { message, isConflict }) =>
      isConflict
        ? new TableLost(`entry ${seq} of ${table.slice(0, 4)} is there already`)
        : new Error(message),
  );
  return {
    append: async (table, entry, more = {}) => {
      const append = appendOf(table, entry, more);
      await appends.add(append);
      onAppend?.(table, bytesOf(append));
    },
    load: async (table) => (await database.call("entries", table)).map(entryOf),
    restore: async (table) => {
      await database.call("touch", [table]);
      const saved = await database.call("restore", table);
      return (
        saved && {
          snapshot: JSON.parse(saved.snapshot ?? "null"),
          entries: saved.entries.map(entryOf),
          chat: saved.chat.map((line) => JSON.parse(line)),
          answered: saved.commands.map(([commandId, seq]) => ({ commandId, seq })),
        }
      );
    },
    finishedGame: async (gameId) => JSON.parse((await database.call("game", gameId)) ?? "null"),
    deleteGame: (gameId) => database.call("deleteGame", gameId),
    find: (table) => database.call("find", table),
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

/** What a table does by itself has no command that could come again. */
const OWN_COMMAND = /^table\//;

function appendOf(table: string, entry: Entry, { finished, snapshot }: WithEntry): Append {
  const { seq, at, commandId, changes } = entry;
  const logged = changes.filter(({ type }) => type !== "said");
  return {
    table,
    seq,
    at,
    command: OWN_COMMAND.test(commandId) ? null : commandId,
    changes: JSON.stringify(logged),
    chat: changes.flatMap((change) =>
      change.type === "said"
        ? [{ room: change.line.room, id: change.line.id, line: JSON.stringify(change.line) }]
        : [],
    ),
    closes: logged.some(({ type }) => type === "closed"),
    game: finished === undefined ? null : { gameId: finished.gameId, body: JSON.stringify(finished) },
    snapshot: snapshot === undefined ? null : JSON.stringify(snapshot),
  };
}

/** A snapshot takes the place of older entries. */
function bytesOf({ changes, chat, game }: Append): number {
  return chat.reduce((sum, { line }) => sum + line.length, changes.length + (game?.body.length ?? 0));
}

/** The log keeps neither what people were told nor which command it was. */
function entryOf({ seq, at, changes }: SavedEntry): Entry {
  return { seq, at, commandId: `table/${seq}`, changes: JSON.parse(changes), news: [] };
}

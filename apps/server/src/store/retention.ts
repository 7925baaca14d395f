import type { WriterMemory } from "./appendBatch.ts";
import { inTransaction, rowsOf, type SqliteDatabase } from "./transaction.ts";

/** How long things are kept, in seconds of observed time. */
export interface Keep {
  /** From the last time that somebody used a table. */
  readonly tableSeconds: number;
  /** From the end of a game. */
  readonly gameSeconds: number;
}

/** One step deletes so few that entries do not wait long for it. */
const TABLES_AT_ONCE = 20;
const GAMES_AT_ONCE = 50;

/** What becomes old, and when. Seconds are those that servers on this file have run, in all. */
export function retention(database: SqliteDatabase, memory: WriterMemory) {
  const readSeconds = database.prepare("SELECT seconds FROM observed_time").raw();
  const writeSeconds = database.prepare("UPDATE observed_time SET seconds = ?");
  const touchTable = database.prepare(
    "UPDATE tables SET used_at = (SELECT seconds FROM observed_time) WHERE code = ?",
  );
  const { ids, journal } = memory;
  const deleteSome = deleter(database, memory);
  const deleteOne = database.prepare("DELETE FROM games WHERE game_id = ?");
  return {
    observedSeconds(): number {
      return Number(rowsOf(readSeconds.all())[0]?.[0]);
    },

    observe(seconds: number): void {
      writeSeconds.run(seconds);
    },

    touch(codes: readonly string[]): void {
      inTransaction(database, () => codes.forEach((code) => touchTable.run(code)));
    },

    deleteGame(gameId: string): void {
      deleteOne.run(gameId);
    },

    /** Deletes some of what is older than it is kept; returns how many tables and games, 0 when nothing is left. */
    deleteOld(keep: Keep): number {
      const deleted = journal.inTransaction(() => deleteSome(keep));
      if (deleted > 0) ids.forget();
      return deleted;
    },
  };
}

function deleter(database: SqliteDatabase, { commands, journal }: WriterMemory): (keep: Keep) => number {
  const oldTables = database
    .prepare(
      `SELECT id, code FROM tables WHERE used_at < (SELECT seconds FROM observed_time) - ? LIMIT ${TABLES_AT_ONCE}`,
    )
    .raw();
  const deleteGames = database.prepare(
    `DELETE FROM games WHERE id IN
       (SELECT id FROM games WHERE kept_at < (SELECT seconds FROM observed_time) - ? LIMIT ${GAMES_AT_ONCE})`,
  );
  const deleteParts = ["pages", "chat", "snapshots"].map((name) =>
    database.prepare(`DELETE FROM ${name} WHERE table_id = ?`),
  );
  const deleteTable = database.prepare("DELETE FROM tables WHERE id = ?");
  return ({ tableSeconds, gameSeconds }) => {
    const tables = rowsOf(oldTables.all(tableSeconds));
    // The number of a deleted table may be given to another one, which must find no entries of it.
    if (tables.length > 0) journal.empty();
    for (const [id, code] of tables) {
      for (const part of deleteParts) part.run(id);
      deleteTable.run(id);
      commands.forget(String(code));
    }
    return tables.length + deleteGames.run(gameSeconds).changes;
  };
}

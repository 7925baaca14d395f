import type { Code } from "@buck/protocol";
import type { Entry, FinishedGame } from "@buck/table";
import type { SqliteDatabase } from "./database.ts";
import { groupCommit, type Outcome } from "./groupCommit.ts";
import type { ServerStore } from "./store.ts";

interface Append {
  readonly table: Code;
  readonly entry: Entry;
  readonly finished: FinishedGame | undefined;
}

export interface Commit {
  readonly appends: number;
  readonly ms: number;
}

/** `onCommit` hears of every commit, for the metrics. */
export function sqliteStore(
  database: SqliteDatabase,
  onCommit: (commit: Commit) => void = () => {},
): ServerStore {
  const write = writer(database);
  const read = reader(database);
  const appends = groupCommit((batch: readonly Append[]) => {
    const start = performance.now();
    const outcomes = inTransaction(database, () =>
      batch.map((append) => attempt(database, () => write(append))),
    );
    onCommit({ appends: batch.length, ms: performance.now() - start });
    return outcomes;
  });
  const pulse = database.prepare("INSERT OR REPLACE INTO pulse (id, at) VALUES (1, ?)");
  return {
    ...read,
    append: (table, entry, finished) => appends.add({ table, entry, finished }),
    probe: async () => void inTransaction(database, () => pulse.run(Date.now())),
    close: async () => {
      appends.flush();
      database.pragma("wal_checkpoint(TRUNCATE)");
      database.close();
    },
  };
}

function writer(database: SqliteDatabase): (append: Append) => void {
  const insertEntry = database.prepare(
    "INSERT INTO log (table_code, seq, at, command_id, body) VALUES (?, ?, ?, ?, ?)",
  );
  const insertTable = database.prepare("INSERT INTO tables (code, created_at) VALUES (?, ?)");
  const closeTable = database.prepare("UPDATE tables SET archived = 1 WHERE code = ?");
  const insertGame = database.prepare(
    "INSERT INTO games (game_id, table_code, ended_at, body) VALUES (?, ?, ?, ?)",
  );
  return ({ table, entry, finished }) => {
    const { seq, at, commandId, changes, news } = entry;
    insertEntry.run(table, seq, at, commandId, JSON.stringify({ changes, news }));
    if (seq === 1) insertTable.run(table, at);
    if (changes.some(({ type }) => type === "closed")) closeTable.run(table);
    if (finished) insertGame.run(finished.gameId, table, at, JSON.stringify(finished));
  };
}

function reader(
  database: SqliteDatabase,
): Pick<ServerStore, "load" | "finishedGame" | "find" | "untouchedSince"> {
  const entries = database
    .prepare("SELECT seq, at, command_id, body FROM log WHERE table_code = ? ORDER BY seq")
    .raw();
  const games = database.prepare("SELECT body FROM games WHERE game_id = ?").raw();
  const tables = database.prepare("SELECT archived FROM tables WHERE code = ?").raw();
  const untouched = database
    .prepare(
      `SELECT code FROM tables WHERE archived = 0
       AND (SELECT at FROM log WHERE table_code = code ORDER BY seq DESC LIMIT 1) < ?`,
    )
    .raw();
  return {
    load: async (table) => rows(entries.all(table)).map(entryOf),
    finishedGame: async (gameId) => {
      const [row] = rows(games.all(gameId));
      return row === undefined ? null : JSON.parse(String(row[0]));
    },
    find: async (table) => {
      const [row] = rows(tables.all(table));
      if (row === undefined) return null;
      return row[0] === 0 ? "open" : "closed";
    },
    untouchedSince: async (wallTime) => rows(untouched.all(wallTime)).map(([code]) => String(code)),
  };
}

type Row = readonly unknown[];

function rows(found: readonly unknown[]): readonly Row[] {
  return found.filter((row): row is Row => Array.isArray(row));
}

function entryOf([seq, at, commandId, body]: Row): Entry {
  const { changes, news }: Pick<Entry, "changes" | "news"> = JSON.parse(String(body));
  return { seq: Number(seq), at: Number(at), commandId: String(commandId), changes, news };
}

/** One append whole or not at all, without harm to the others of its transaction. */
function attempt(database: SqliteDatabase, write: () => void): Outcome {
  database.exec("SAVEPOINT append");
  try {
    write();
    database.exec("RELEASE append");
    return null;
  } catch (error) {
    // A full disk has already undone the whole transaction, and then nothing of it is kept.
    if (!database.inTransaction || !isConstraint(error)) throw error;
    database.exec("ROLLBACK TO append; RELEASE append");
    return error;
  }
}

function inTransaction<Result>(database: SqliteDatabase, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function isConstraint(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_CONSTRAINT");
}

import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { COMMANDS_KEPT, GAMES_OF_TABLE, RESULTS_AT_ONCE, RESULTS_KEPT, type AppendOutcome } from "./port.ts";
import { retention } from "./retention.ts";
import type { Append } from "./rows.ts";
import { errorCode, inSavepoint, inTransaction, rowsOf, safely, type SqliteDatabase } from "./sqliteFile.ts";

export type SqliteCalls = ReturnType<typeof sqliteCalls>;

/** Every query the server makes. All are synchronous: they run in a thread of their own. */
export function sqliteCalls(database: SqliteDatabase, file: string) {
  const write = batchWriter(database);
  const probe = prober(database);
  const fileId = identityOf(file);

  /** A file that was removed can still be written to, and all of it would be lost. */
  function mustBeThere(): void {
    if (identityOf(file) !== fileId) throw new Error("the database file is not there any more");
  }

  return {
    ...reader(database),
    ...retention(database),

    append(batch: readonly Append[]): readonly AppendOutcome[] {
      mustBeThere();
      return write(batch);
    },

    /** Throws when no table can be made now. */
    probe(): void {
      mustBeThere();
      probe();
    },

    /** Never fails: on a full disk the write-ahead log stays beside the file and is read at the next start. */
    close(): void {
      try {
        database.pragma("wal_checkpoint(TRUNCATE)");
      } catch {
        // What is in the write-ahead log is durable.
      }
      database.close();
    },
  };
}

/** Conditions of the whole database: no entry of the batch would fare better alone. */
const DATABASE_WIDE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM)/;

/** Writes entries of many tables in one commit. It throws when none is kept. */
function batchWriter(database: SqliteDatabase): (batch: readonly Append[]) => readonly AppendOutcome[] {
  const write = entryWriter(database);

  /** What the database does not let pass is refused alone. */
  function attempt(append: Append): AppendOutcome {
    try {
      return inSavepoint(database, () => write(append));
    } catch (error) {
      if (!database.inTransaction || DATABASE_WIDE.test(errorCode(error))) throw error;
      return { message: error instanceof Error ? error.message : String(error), isConflict: false };
    }
  }

  return (batch) => inTransaction(database, () => batch.map(attempt));
}

const TAKEN: AppendOutcome = { message: "somebody else has written the table", isConflict: true };

function entryWriter(database: SqliteDatabase): (append: Append) => AppendOutcome {
  const entryOfCommand = database.prepare("SELECT seq FROM log WHERE table_code = ? AND command = ?").raw();
  const create = database.prepare(
    `INSERT INTO tables (code, used_at, version) VALUES (?, (SELECT seconds FROM observed_time), 1)
     ON CONFLICT DO NOTHING`,
  );
  const advance = database.prepare(
    "UPDATE tables SET version = version + 1, closed = closed OR ? WHERE code = ? AND version = ? - 1",
  );
  const insertEntry = database.prepare(
    "INSERT INTO log (table_code, seq, at, command, changes, checksum) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const keepGame = gameKeeper(database);
  const takeSnapshot = snapshotTaker(database);

  const found = database.prepare("INSERT INTO clubs (code) VALUES (?)");
  const addLink = database.prepare("INSERT INTO links (link, club_code) VALUES (?, ?)");
  const keepResult = resultKeeper(database);

  return ({ table, seq, at, command, changes, checksum, closes, founds, link, game, result, snapshot }) => {
    const knownAt = command === null ? undefined : entryOfCommand.all(table, command).flat()[0];
    if (knownAt !== undefined) {
      return { message: "the command has an entry", isConflict: false, knownAt: Number(knownAt) };
    }
    const { changes: advanced } = seq === 1 ? create.run(table) : advance.run(closes ? 1 : 0, table, seq);
    if (advanced === 0) return TAKEN;
    insertEntry.run(table, seq, at, command, changes, checksum);
    if (game !== null) keepGame(table, game);
    if (snapshot !== null) takeSnapshot(table, seq, snapshot);
    if (founds) found.run(table);
    if (link !== null) addLink.run(link, table);
    if (result !== null) keepResult(result);
    return null;
  };
}

function gameKeeper(database: SqliteDatabase) {
  const insert = database.prepare(
    `INSERT INTO games (game_id, table_code, kept_at, checksum, body)
     VALUES (?, ?, (SELECT seconds FROM observed_time), ?, ?)`,
  );
  const forget = database.prepare(
    `DELETE FROM games WHERE id IN
       (SELECT id FROM games WHERE table_code = ? ORDER BY id DESC LIMIT -1 OFFSET ${GAMES_OF_TABLE})`,
  );
  return (table: string, { gameId, checksum, body }: NonNullable<Append["game"]>): void => {
    insert.run(gameId, table, checksum, body);
    forget.run(table);
  };
}

/** Results of a club are numbered, so that it knows which it has read. */
function resultKeeper(database: SqliteDatabase) {
  const count = database.prepare("UPDATE clubs SET results = results + 1 WHERE code = ?");
  const insert = database.prepare(
    `INSERT INTO results (club_code, number, game_id, checksum, body)
     SELECT code, results, ?, ?, ? FROM clubs WHERE code = ?`,
  );
  const forget = database.prepare(
    `DELETE FROM results WHERE club_code = ?1
       AND number <= (SELECT results FROM clubs WHERE code = ?1) - ${RESULTS_KEPT}`,
  );
  return ({ club, gameId, checksum, body }: NonNullable<Append["result"]>): void => {
    count.run(club);
    insert.run(gameId, checksum, body, club);
    forget.run(club);
  };
}

/** Two are kept: if the newer one is damaged, the older one and the entries since lead to the same table. */
function snapshotTaker(database: SqliteDatabase) {
  const insert = database.prepare(
    "INSERT INTO snapshots (table_code, seq, state, checksum) VALUES (?, ?, ?, ?)",
  );
  const forgetSnapshots = database.prepare(
    `DELETE FROM snapshots WHERE table_code = ?1 AND seq <
       (SELECT seq FROM snapshots WHERE table_code = ?1 ORDER BY seq DESC LIMIT 1 OFFSET 1)`,
  );
  const forgetEntries = database.prepare("DELETE FROM log WHERE table_code = ? AND seq <= ?");
  return (table: string, seq: number, { state, checksum }: NonNullable<Append["snapshot"]>): void => {
    insert.run(table, seq, state, checksum);
    forgetSnapshots.run(table);
    forgetEntries.run(table, seq - COMMANDS_KEPT);
  };
}

/** Tables and games as they are in the file. The caller checks that they are whole. */
function reader(database: SqliteDatabase) {
  const table = database.prepare(
    `SELECT ${safely({ version: "INTEGER", closed: "INTEGER" })} FROM tables WHERE code = ?`,
  );
  const isClub = database.prepare("SELECT 1 FROM clubs WHERE code = ?");
  const club = database.prepare(
    `SELECT ${safely({ code: "TEXT" })} FROM
       (SELECT code FROM clubs WHERE code = ?1 UNION SELECT club_code FROM links WHERE link = ?1)`,
  );
  const results = database.prepare(
    `SELECT ${safely({ number: "INTEGER", game_id: "TEXT", body: "TEXT", checksum: "INTEGER" })}
     FROM results WHERE club_code = ? AND number > ? ORDER BY results.number LIMIT ${RESULTS_AT_ONCE}`,
  );
  const entries = database.prepare(
    `SELECT ${safely({ seq: "INTEGER", at: "INTEGER", command: "TEXT", changes: "TEXT", checksum: "INTEGER" })}
     FROM log WHERE table_code = ? ORDER BY log.seq`,
  );
  const snapshots = database.prepare(
    `SELECT ${safely({ seq: "INTEGER", state: "TEXT", checksum: "INTEGER" })}
     FROM snapshots WHERE table_code = ? ORDER BY snapshots.seq DESC`,
  );
  const game = database.prepare(
    `SELECT ${safely({ body: "TEXT", checksum: "INTEGER" })} FROM games WHERE game_id = ?`,
  );
  return {
    restore(code: string): unknown {
      const [found] = rowsOf(table.all(code));
      if (found === undefined) return null;
      return {
        version: found["version"],
        snapshots: [...rowsOf(snapshots.all(code))],
        entries: [...rowsOf(entries.all(code))],
      };
    },

    find(code: string): "open" | "closed" | null {
      const [found] = rowsOf(table.all(code));
      if (found === undefined || isClub.all(code).length > 0) return null;
      return found["closed"] === 0 ? "open" : "closed";
    },

    findClub(link: string): string | null {
      const [found] = rowsOf(club.all(link));
      return typeof found?.["code"] === "string" ? found["code"] : null;
    },

    results(code: string, after: number): unknown {
      return [...rowsOf(results.all(code, after))];
    },

    game(gameId: string): unknown {
      return [...rowsOf(game.all(gameId))][0] ?? null;
    },
  };
}

function identityOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? "" : `${stats.dev}:${stats.ino}`;
}

/** Makes a table and removes it again. */
function prober(database: SqliteDatabase): () => void {
  const steps = [
    "INSERT INTO tables (code, used_at, version) VALUES (?, 0, 1)",
    "INSERT INTO log (table_code, seq, at, changes, checksum) VALUES (?, 1, 0, '[]', 0)",
    "DELETE FROM log WHERE table_code = ?",
    "DELETE FROM tables WHERE code = ?",
  ].map((step) => database.prepare(step));
  return () => {
    const code = `probe-${randomBytes(8).toString("hex")}`;
    inTransaction(database, () => steps.forEach((step) => step.run(code)));
  };
}

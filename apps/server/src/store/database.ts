import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

export type SqliteDatabase = InstanceType<typeof Database>;

const BUSY_MS = 1000;

/** Step n brings a file from version n to n + 1; a released step is never changed. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     code TEXT PRIMARY KEY,
     created_at INTEGER NOT NULL,
     archived INTEGER NOT NULL DEFAULT 0
   ) WITHOUT ROWID;
   CREATE TABLE log (
     table_code TEXT NOT NULL,
     seq INTEGER NOT NULL,
     at INTEGER NOT NULL,
     command_id TEXT NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (table_code, seq),
     UNIQUE (table_code, command_id)
   ) WITHOUT ROWID;
   CREATE TABLE games (
     game_id TEXT PRIMARY KEY,
     table_code TEXT NOT NULL,
     ended_at INTEGER NOT NULL,
     body TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);`,
];

/** Opens the file, made when it is not there, and brings its tables up to date. */
export function openDatabase(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: BUSY_MS });
  database.pragma("journal_mode = WAL");
  // NORMAL would lose what was acknowledged just before the power went.
  database.pragma("synchronous = FULL");
  migrate(database);
  return database;
}

function migrate(database: SqliteDatabase): void {
  const version = numberOf(database, "PRAGMA user_version");
  if (version > MIGRATIONS.length) {
    throw new Error("The database was written by a newer Buck Euchre; update this one.");
  }
  MIGRATIONS.slice(version).forEach((step, index) => {
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${version + index + 1}; COMMIT`);
  });
}

/** The first column of the first row. */
function numberOf(database: SqliteDatabase, sql: string): number {
  const [row] = database.prepare(sql).raw().all();
  return Array.isArray(row) ? Number(row[0]) : 0;
}

/** A consistent copy, also while a server writes. */
export function backUp(file: string, copy: string): void {
  const database = new Database(file, { timeout: BUSY_MS });
  database.prepare("VACUUM INTO ?").run(copy);
  database.close();
}

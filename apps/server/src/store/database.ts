import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { migrate } from "./schema.ts";
import type { SqliteDatabase } from "./transaction.ts";

const BUSY_MS = 1000;
/** Every table in play has pages of its own: 32 MB hold those of a thousand. */
const CACHE_KIB = 32 * 1024;
/** Pages are copied into the file after so many were written, 16 MB, and each only once: those in play change often. */
const PAGES_BESIDE_FILE = 4000;
/** Running decks are in the database: nobody else on this machine may read it. */
const OWNER_ONLY = 0o600;

/** Opens the file, created when it is not there, checks it and brings its tables up to date. */
export function openDatabase(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true });
  createPrivate(file);
  for (const companion of [`${file}-wal`, `${file}-shm`]) if (existsSync(companion)) makePrivate(companion);
  const database = new Database(file, { timeout: BUSY_MS });
  try {
    database.pragma("journal_mode = WAL");
    // NORMAL would lose what was acknowledged just before a power cut.
    database.pragma("synchronous = FULL");
    database.pragma(`cache_size = -${CACHE_KIB}`);
    database.pragma(`wal_autocheckpoint = ${PAGES_BESIDE_FILE}`);
    check(database);
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Creates the file when it is not there. SQLite gives new -wal and -shm files the same permissions. */
export function createPrivate(file: string): void {
  closeSync(openSync(file, "a", OWNER_ONLY));
  makePrivate(file);
}

function makePrivate(file: string): void {
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY);
}

/** A damaged page would be met only when somebody's table is on it. */
function check(database: SqliteDatabase): void {
  const [problem] = database.prepare("PRAGMA quick_check(1)").raw().all().flat();
  if (problem !== "ok") throw new Error(`it is damaged (${String(problem)}); put a backup in its place`);
}

/** A consistent copy, also while a server writes. */
export function backUp(file: string, copy: string): void {
  const database = new Database(file, { timeout: BUSY_MS });
  try {
    createPrivate(copy);
    database.prepare("VACUUM INTO ?").run(copy);
  } finally {
    database.close();
  }
}

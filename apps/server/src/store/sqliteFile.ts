import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { isAnyArrayBuffer } from "node:util/types";
import Database from "libsql";
import { NEWER_SCHEMA, SCHEMA_VERSION, SQLITE_SCHEMA, SQLITE_STEPS } from "./schema.ts";

export type SqliteDatabase = InstanceType<typeof Database>;

const BUSY_MS = 1000;
/** Every table in play has pages of its own: 32 MB hold those of a thousand. */
const CACHE_KIB = 32 * 1024;
/** Pages are copied into the file after so many were written, 16 MB, and each only once: those in play change often. */
const PAGES_BESIDE_FILE = 4000;
/** Running decks are in the database: nobody else on this machine may read it. */
const OWNER_ONLY = 0o600;

/** Opens the file, created when it is not there. It takes as long for a large file as for a small one. */
export function openDatabase(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true });
  createPrivate(file);
  for (const companion of [walOf(file), `${file}-shm`]) if (existsSync(companion)) makePrivate(companion);
  const database = new Database(file, { timeout: BUSY_MS });
  try {
    database.pragma("journal_mode = WAL");
    // NORMAL would lose what was acknowledged just before a power cut.
    database.pragma("synchronous = FULL");
    database.pragma(`cache_size = -${CACHE_KIB}`);
    database.pragma(`wal_autocheckpoint = ${PAGES_BESIDE_FILE}`);
    createTables(database);
    upgrade(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Makes the tables of a new file, all of them or none. */
export function createTables(database: SqliteDatabase): void {
  const version = schemaOf(database);
  if (version > SCHEMA_VERSION) throw new Error(NEWER_SCHEMA);
  if (version === 0) inTransaction(database, () => database.exec(SQLITE_SCHEMA));
}

function schemaOf(database: SqliteDatabase): number {
  return Number(database.prepare("PRAGMA user_version").raw().all().flat()[0]);
}

/** A step may rewrite the whole file, and the backup is as large as the file. */
const FILES_NEEDED = 2;
const MEGABYTE = 1_000_000;

/** Brings an older file to this schema, every step or none, once there is a backup of it beside it. */
export function upgrade(
  database: SqliteDatabase,
  file: string,
  { steps = SQLITE_STEPS, freeBytes = freeBytesBeside(file) } = {},
): void {
  const from = schemaOf(database);
  const missing = steps.slice(from - 1);
  if (missing.length === 0) return;
  const needed = statSync(file).size * FILES_NEEDED;
  if (freeBytes < needed) {
    throw new Error(`updating it needs ${Math.ceil(needed / MEGABYTE)} MB of free space beside it`);
  }
  const backup = `${file}-schema-${from}`;
  // What is there is half of a backup: a whole one has been followed by the update.
  rmSync(backup, { force: true });
  backUp(file, backup);
  inTransaction(database, () => {
    for (const step of missing) database.exec(step);
    database.pragma(`user_version = ${from + missing.length}`);
  });
}

function freeBytesBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

/** Creates the file when it is not there. SQLite gives new -wal and -shm files the same permissions. */
function createPrivate(file: string): void {
  closeSync(openSync(file, "a", OWNER_ONLY));
  makePrivate(file);
}

function makePrivate(file: string): void {
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY);
}

function walOf(file: string): string {
  return `${file}-wal`;
}

/** Whether the last server on this file was killed, or lost its power: one that ends well leaves no write-ahead log. */
export function endedUncleanly(file: string): boolean {
  return (statSync(walOf(file), { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Reads the whole file, also while a server writes: what is damaged, or null. */
export function checkFile(file: string): string | null {
  const database = new Database(file, { timeout: BUSY_MS });
  try {
    const [found] = database.prepare("PRAGMA quick_check(1)").raw().all().flat();
    return found === "ok" ? null : String(found);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
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

/** A database that nobody refers to is closed when memory is collected, and its lock with it. */
const held = new Set<SqliteDatabase>();

/**
 * Two servers on one database would refuse each other's entries. The system releases the lock when the process ends,
 * however it ends. Returns a function that releases it.
 */
export function lockDatabase(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  createPrivate(file);
  // Every link that leads to the file leads to the same lock.
  const lockFile = `${realpathSync(file)}-lock`;
  createPrivate(lockFile);
  const lock = new Database(lockFile);
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (errorCode(error) !== "SQLITE_BUSY") throw error;
    throw Object.assign(new Error("another server uses the database"), { code: "DATABASE_IN_USE" });
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

export function isInUse(error: unknown): boolean {
  return errorCode(error) === "DATABASE_IN_USE";
}

/** All of the work, or none of it when it throws. */
export function inTransaction<Result>(database: SqliteDatabase, work: () => Result): Result {
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

/** A part of a transaction: all of it, or none of it and the rest of the transaction goes on. */
export function inSavepoint<Result>(database: SqliteDatabase, work: () => Result): Result {
  database.exec("SAVEPOINT part");
  try {
    const result = work();
    database.exec("RELEASE part");
    return result;
  } catch (error) {
    // A full disk undoes the whole transaction.
    if (database.inTransaction) database.exec("ROLLBACK TO part; RELEASE part");
    throw error;
  }
}

type Columns = Readonly<Record<string, "TEXT" | "INTEGER">>;

/**
 * A list of columns to select, for `rowsOf`. libsql ends the whole process at a text that is no UTF-8, as a turned bit
 * makes one: so texts are read as bytes, and numbers as numbers whatever the file says that they are.
 */
export function safely(columns: Columns): string {
  const casts = Object.entries(columns).map(([name, type]) => {
    return `CAST(${name} AS ${type === "TEXT" ? "BLOB" : type}) AS ${name}`;
  });
  return casts.join(", ");
}

/** Rows that were selected `safely`, with their texts; what is no UTF-8 has replacement characters in it. */
export function* rowsOf(
  found: Iterable<unknown>,
): Generator<Readonly<Record<string, string | number | null>>> {
  for (const row of found) {
    const columns = Object.entries(Object(row)).map(([name, value]) => [name, plain(value)] as const);
    yield Object.fromEntries(columns);
  }
}

function plain(value: unknown): string | number | null {
  if (isAnyArrayBuffer(value)) return Buffer.from(value).toString();
  return typeof value === "number" ? value : null;
}

/** The code of an error of SQLite, such as SQLITE_BUSY; empty for other errors. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

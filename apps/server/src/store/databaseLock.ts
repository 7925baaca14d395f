import { mkdirSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { createPrivate } from "./database.ts";
import { errorCode, type SqliteDatabase } from "./transaction.ts";

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

import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

/**
 * Two servers on one database would each keep tables of their own and refuse each other's moves. The system gives
 * the lock back when the process ends, however it ends. Returns a way to let go.
 */
export function lockDatabase(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new Database(`${file}-lock`);
  lock.exec("BEGIN EXCLUSIVE");
  return () => lock.close();
}

export function isLocked(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
}

import type Database from "libsql";

export type SqliteDatabase = InstanceType<typeof Database>;

export type Row = readonly unknown[];

export function rowsOf(found: readonly unknown[]): readonly Row[] {
  return found.filter((row): row is Row => Array.isArray(row));
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

/** The code of an error of SQLite, such as SQLITE_BUSY; empty for other errors. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { batchWriter, type AppendOutcome } from "./appendBatch.ts";
import { Journal } from "./journal.ts";
import { KnownCommands } from "./knownCommands.ts";
import { unpackAppends, type PackedAppends } from "./packedAppends.ts";
import { retention } from "./retention.ts";
import { TableIds } from "./tableIds.ts";
import { tableReader } from "./tableReader.ts";
import { inTransaction, type SqliteDatabase } from "./transaction.ts";

export type Operations = ReturnType<typeof databaseOperations>;

/** Everything that is ever asked of the database. All of it is synchronous: it runs in a thread of its own. */
export function databaseOperations(database: SqliteDatabase, file: string) {
  const ids = new TableIds(database);
  const journal = new Journal(database);
  const memory = { ids, journal, commands: new KnownCommands(database, journal) };
  const write = batchWriter(database, memory);
  const probe = prober(database);
  const fileId = identityOf(file);

  /** A file that was removed can still be written to, and all of it would be lost. */
  function mustBeThere(): void {
    if (identityOf(file) !== fileId) throw new Error("the database file is not there any more");
  }

  return {
    ...tableReader(database, memory),
    ...retention(database, memory),

    append(packed: PackedAppends): readonly AppendOutcome[] {
      mustBeThere();
      return write(unpackAppends(packed));
    },

    /** Throws when no table can be made now. */
    probe(): void {
      mustBeThere();
      probe();
    },

    /** Never fails: on a full disk the write-ahead log stays beside the file and is read at the next start. */
    close(): void {
      try {
        journal.inTransaction(() => journal.empty());
        database.pragma("wal_checkpoint(TRUNCATE)");
      } catch {
        // What is in the journal and in the write-ahead log is durable.
      }
      database.close();
    },
  };
}

function identityOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? "" : `${stats.dev}:${stats.ino}`;
}

/** Makes a table and removes it again. */
function prober(database: SqliteDatabase): () => void {
  const id = "(SELECT id FROM tables WHERE code = ?)";
  const steps = [
    "INSERT INTO tables (code, created_at) VALUES (?, 0)",
    `INSERT INTO pages VALUES (${id}, 1, '[]', '[]')`,
    `DELETE FROM pages WHERE table_id = ${id}`,
    "DELETE FROM tables WHERE code = ?",
  ].map((step) => database.prepare(step));
  const journal = [
    "INSERT INTO journal (entries) VALUES ('[]')",
    "DELETE FROM journal WHERE id = last_insert_rowid()",
  ].map((step) => database.prepare(step));
  return () => {
    const code = `probe-${randomBytes(8).toString("hex")}`;
    inTransaction(database, () => {
      for (const step of steps) step.run(code);
      for (const step of journal) step.run();
    });
  };
}

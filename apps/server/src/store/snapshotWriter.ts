import { COMMANDS_KEPT } from "./bounds.ts";
import type { SqliteDatabase } from "./transaction.ts";

/** Of a table that has two. */
const OLDER_SNAPSHOT = "(SELECT min(seq) FROM snapshots WHERE table_id = ?1 HAVING count(*) > 1)";

/** Two are kept, with the entries since the older one: if the newer one cannot be read, the older one can. */
export function snapshotWriter(
  database: SqliteDatabase,
): (table: number, seq: number, state: string) => void {
  const unreadable = database.prepare("DELETE FROM snapshots WHERE table_id = ? AND NOT json_valid(state)");
  const older = database.prepare(
    "DELETE FROM snapshots WHERE table_id = ?1 AND seq < (SELECT max(seq) FROM snapshots WHERE table_id = ?1)",
  );
  const insert = database.prepare("INSERT INTO snapshots VALUES (?, ?, ?)");
  const forgetCommands = database.prepare("DELETE FROM pages WHERE table_id = ? AND last <= ?");
  const forgetEntries = database.prepare(
    `UPDATE pages SET entries = NULL WHERE table_id = ?1 AND last <= ${OLDER_SNAPSHOT} AND entries IS NOT NULL`,
  );
  return (table, seq, state) => {
    unreadable.run(table);
    older.run(table);
    insert.run(table, seq, state);
    forgetCommands.run(table, seq - COMMANDS_KEPT);
    forgetEntries.run(table);
  };
}

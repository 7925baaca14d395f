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
  const forgetOldCommands = [
    "DELETE FROM commands WHERE table_id = ?1 AND seq <= ?2",
    "UPDATE log SET command = NULL WHERE table_id = ?1 AND seq <= ?2 AND command IS NOT NULL",
  ].map((step) => database.prepare(step));
  const forgetEntries = [
    // REPLACE: what another program wrote must not keep a table from its snapshots.
    `INSERT OR REPLACE INTO commands SELECT table_id, command, seq FROM log
     WHERE table_id = ?1 AND seq <= ${OLDER_SNAPSHOT} AND command IS NOT NULL`,
    `DELETE FROM log WHERE table_id = ?1 AND seq <= ${OLDER_SNAPSHOT}`,
  ].map((step) => database.prepare(step));
  return (table, seq, state) => {
    unreadable.run(table);
    older.run(table);
    insert.run(table, seq, state);
    for (const step of forgetOldCommands) step.run(table, seq - COMMANDS_KEPT);
    for (const step of forgetEntries) step.run(table);
  };
}

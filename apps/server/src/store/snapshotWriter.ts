import { COMMANDS_KEPT } from "./bounds.ts";
import type { SqliteDatabase } from "./transaction.ts";

/** Two are kept, with the entries since the older one: if the newer one cannot be read, the older one can. */
export function snapshotWriter(
  database: SqliteDatabase,
): (table: number, seq: number, state: string) => void {
  const unreadable = database.prepare("DELETE FROM snapshots WHERE table_id = ? AND NOT json_valid(state)");
  const older = database.prepare(
    "DELETE FROM snapshots WHERE table_id = ?1 AND seq < (SELECT max(seq) FROM snapshots WHERE table_id = ?1)",
  );
  const insert = database.prepare("INSERT INTO snapshots VALUES (?, ?, ?)");
  const forgetEntries = database.prepare(
    "DELETE FROM log WHERE table_id = ?1 AND seq <= (SELECT min(seq) FROM snapshots WHERE table_id = ?1 HAVING count(*) > 1)",
  );
  const forgetCommands = database.prepare(
    `DELETE FROM commands WHERE table_id = ? AND seq <= ? - ${COMMANDS_KEPT}`,
  );
  return (table, seq, state) => {
    unreadable.run(table);
    older.run(table);
    insert.run(table, seq, state);
    forgetEntries.run(table);
    forgetCommands.run(table, seq);
  };
}

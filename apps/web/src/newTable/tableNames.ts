import { useRecentTables } from "../storage/recentTables.ts";
import { tableNameTexts } from "../texts/tableNames.ts";

/** A friendly name that none of the tables has at which somebody sat with this browser. */
export function newTableName(): string {
  const taken = new Set(useRecentTables.getState().tables.map(({ name }) => name));
  const free = tableNameTexts.names.filter((name) => !taken.has(name));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

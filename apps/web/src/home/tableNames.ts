import { useRecentTables } from "../device/recentTables.ts";
import { newTableTexts } from "../texts/en/newTable.ts";
import type { Language } from "../texts/language.ts";

/** A friendly name that none of the tables has at which somebody sat with this browser. */
export function newTableName(language: Language): string {
  const tableNames = newTableTexts(language).tableNames;
  const taken = new Set(useRecentTables.getState().tables.map(({ name }) => name));
  const free = tableNames.names.filter((name) => !taken.has(name));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

import { readStorage, writeStorage } from "./storage.ts";

export interface RecentTable {
  readonly code: string;
  readonly name: string;
}

const KEY = "buck.tables";
const MOST = 5;

export function recentTables(): readonly RecentTable[] {
  return parseTables(readStorage(KEY));
}

/** Puts a table at the head of the list, once. */
export function rememberTable(table: RecentTable): void {
  const others = recentTables().filter(({ code }) => code !== table.code);
  writeStorage(KEY, [table, ...others].slice(0, MOST));
}

export function forgetTable(code: string): void {
  writeStorage(
    KEY,
    recentTables().filter((table) => table.code !== code),
  );
}

export function parseTables(stored: unknown): readonly RecentTable[] {
  return Array.isArray(stored) ? stored.filter(isRecentTable).slice(0, MOST) : [];
}

function isRecentTable(value: unknown): value is RecentTable {
  if (typeof value !== "object" || value === null) return false;
  return "code" in value && isText(value.code) && "name" in value && isText(value.name);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.length > 0 && value.length <= 64;
}

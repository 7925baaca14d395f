import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "./persisted.ts";

export interface RecentTable {
  readonly code: string;
  readonly name: string;
}

interface RecentTables {
  /** The newest first. */
  readonly tables: readonly RecentTable[];
}

const MOST = 5;

/** The tables at which somebody sat with this browser. */
export const useRecentTables = create<RecentTables>()(
  persist(() => ({ tables: [] }), persisted("buck.tables", parseTables)),
);

export function rememberTable(table: RecentTable): void {
  keepStorage();
  useRecentTables.setState(({ tables }) => ({
    tables: [table, ...without(tables, table.code)].slice(0, MOST),
  }));
}

export function forgetTable(code: string): void {
  useRecentTables.setState(({ tables }) => ({ tables: without(tables, code) }));
}

function without(tables: readonly RecentTable[], gone: string): readonly RecentTable[] {
  return tables.filter(({ code }) => code !== gone);
}

export function parseTables(stored: unknown): RecentTables {
  const isWrapped = typeof stored === "object" && stored !== null && "tables" in stored;
  const tables: unknown = isWrapped ? stored.tables : stored;
  return { tables: Array.isArray(tables) ? tables.filter(isRecentTable).slice(0, MOST) : [] };
}

function isRecentTable(value: unknown): value is RecentTable {
  if (typeof value !== "object" || value === null) return false;
  return "code" in value && isText(value.code) && "name" in value && isText(value.name);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.length > 0 && value.length <= 64;
}

/** A browser that runs out of space deletes what a site has stored, and a seat with it, unless it was asked not to. */
function keepStorage(): void {
  // Missing without TLS. A browser that refuses, or asks and is refused, keeps what it can.
  navigator.storage?.persist?.().catch(() => false);
}

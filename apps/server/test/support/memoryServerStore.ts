import type { Entry } from "@buck/table";
import { memoryStore } from "@buck/table";
import type { ServerStore } from "../../src/store/store.ts";

/** A store in memory with the questions a server asks; `loads` counts how often a table was read. */
export function memoryServerStore(): ServerStore & { readonly loads: string[] } {
  const memory = memoryStore();
  const codes = new Set<string>();
  const loads: string[] = [];
  return {
    ...memory,
    loads,
    append: async (table, entry, finished) => {
      await memory.append(table, entry, finished);
      codes.add(table);
    },
    load: async (table) => {
      loads.push(table);
      return memory.load(table);
    },
    find: async (table) => {
      if (!codes.has(table)) return null;
      return isClosed(await memory.load(table)) ? "closed" : "open";
    },
    untouchedSince: async (wallTime) => {
      const all = await Promise.all(
        [...codes].map(async (code) => ({ code, entries: await memory.load(code) })),
      );
      return all
        .filter(({ entries }) => !isClosed(entries) && (entries.at(-1)?.at ?? 0) < wallTime)
        .map(({ code }) => code);
    },
    probe: async () => {},
    close: async () => {},
  };
}

function isClosed(entries: readonly Entry[]): boolean {
  return entries.some(({ changes }) => changes.some(({ type }) => type === "closed"));
}

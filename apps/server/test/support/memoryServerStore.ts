import { MemoryLogs } from "@buck/authority";
import type { Entry } from "@buck/club";
import { memoryStore } from "@buck/table";
import type { ServerStore } from "../../src/store/port.ts";

/** A store in memory with everything a server asks; `restored` lists the tables that were read. */
export function memoryServerStore(): ServerStore & { readonly restored: string[] } {
  const memory = memoryStore();
  const usedAt = new Map<string, number>();
  const closed = new Set<string>();
  const restored: string[] = [];
  const deleted = new Set<string>();
  let observed = 0;
  return {
    ...memory,
    restored,
    append: async (table, entry, more) => {
      await memory.append(table, entry, more);
      if (entry.seq === 1) usedAt.set(table, observed);
      if (entry.changes.some(({ type }) => type === "closed")) closed.add(table);
    },
    claim: async () => ({ owner: "me" }),
    release: async () => {},
    restore: async (table) => {
      restored.push(table);
      usedAt.set(table, observed);
      const entries = await memory.load(table);
      return { snapshot: null, entries, answered: entries };
    },
    ...memoryClubs(),
    deleteGame: async (gameId) => void deleted.add(gameId),
    finishedGame: async (gameId) => (deleted.has(gameId) ? null : memory.finishedGame(gameId)),
    find: async (table) => {
      if (!usedAt.has(table)) return null;
      return closed.has(table) ? "closed" : "open";
    },
    observedSeconds: async () => observed,
    observe: async (seconds) => void (observed = seconds),
    touch: async (tables) => tables.forEach((table) => usedAt.set(table, observed)),
    deleteOld: async ({ tableSeconds }) => {
      const old = [...usedAt].filter(([, at]) => at < observed - tableSeconds);
      for (const [table] of old) usedAt.delete(table);
      return old.length;
    },
    probe: async () => {},
    close: async () => {},
  };
}

/** Clubs in memory, without tables that could leave anything. */
function memoryClubs() {
  const logs = new MemoryLogs<Entry>();
  return {
    appendClub: async (club, entry) => logs.append(club, entry),
    restoreClub: async (club) => {
      const entries = logs.load(club);
      return entries.length === 0 ? null : { snapshot: null, entries, answered: entries };
    },
    findClub: async (link) => (logs.load(link).length === 0 ? null : link),
    results: async () => [],
  } satisfies Partial<ServerStore>;
}

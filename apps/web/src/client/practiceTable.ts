import { openLocal } from "@buck/client";
import type { TableClient } from "@buck/client";
import type { Settings } from "@buck/protocol";
import { memoryStore } from "@buck/table";
import type { Entry, LogStore } from "@buck/table";
import { browserPlatform as platform } from "./platform.ts";

interface Practice {
  /** Tables with different keys are kept apart. */
  readonly key: string;
  readonly name: string;
  readonly settings: Partial<Settings>;
}

/** A table with three bots in this tab. It outlives a reload, but not the tab. */
export async function openPracticeTable({ key, name, settings }: Practice): Promise<TableClient> {
  const open = (store: LogStore) => openLocal({ platform, name, settings, store });
  try {
    return await open(tabStore(key));
  } catch {
    // An older version of this page has left a log that this one cannot read.
    forgetPracticeTable(key);
    return open(tabStore(key));
  }
}

export function forgetPracticeTable(key: string): void {
  sessionStorage.removeItem(key);
}

/** A store whose log lies in this tab's sessionStorage. */
function tabStore(key: string): LogStore {
  const memory = memoryStore();
  const entries: readonly Entry[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  let kept = entries;
  return {
    ...memory,
    append: async (table, entry, finished) => {
      await memory.append(table, entry, finished);
      kept = [...kept, entry];
      keep(key, kept);
    },
    load: async () => kept,
  };
}

function keep(key: string, entries: readonly Entry[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // A full storage only loses the memory, not the game.
  }
}

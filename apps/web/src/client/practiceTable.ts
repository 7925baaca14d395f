import { openLocal } from "@buck/client";
import type { TableClient } from "@buck/client";
import type { Settings } from "@buck/protocol";
import { RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import { memoryStore } from "@buck/table";
import type { Entry, FinishedGame, LogStore } from "@buck/table";
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

const LAST_GAME = "buck.practice.lastGame";

/** The record of the last game that was finished in this tab; null for any other. */
export async function practiceRecord(gameId: string): Promise<string | null> {
  const text = sessionStorage.getItem(LAST_GAME);
  const finished: Partial<FinishedGame> | null = JSON.parse(text ?? "null");
  return finished?.gameId === gameId ? text : null;
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
    append: async (table, entry, more) => {
      await memory.append(table, entry, more);
      kept = [...kept, entry];
      keep(key, kept);
      const finished = more?.finished;
      if (finished !== undefined) {
        keep(LAST_GAME, { format: RECORD_FORMAT, version: RECORD_VERSION, ...finished });
      }
    },
    load: async () => kept,
  };
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage only loses the memory, not the game.
  }
}

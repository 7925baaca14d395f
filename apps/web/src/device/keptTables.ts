import type { KeptTable } from "@buck/client";
import type { Entry, FinishedGame, Store } from "@buck/table";
import { safeStorage } from "./persisted.ts";

/** Tables in this tab outlive it: each is kept on the device under a key of its own. */

/** Null where there is none. What an older version of this page has kept may not open. */
export function tableKeptAt(key: string): KeptTable | null {
  return JSON.parse(safeStorage.get(key) ?? "null");
}

export interface KeptTableListener {
  readonly onBegun?: () => void;
  readonly onFinished?: (finished: FinishedGame) => Promise<void>;
}

/** Keeps the table after every entry: the newest snapshot, and what has happened since. */
export function deviceStore(key: string, saved: KeptTable | null, listener: KeptTableListener = {}): Store {
  let kept: KeptTable = saved ?? { snapshot: null, entries: [] };
  return {
    append: async (_, entry, { snapshot, finished } = {}) => {
      kept =
        snapshot === undefined ? { ...kept, entries: [...kept.entries, entry] } : { snapshot, entries: [] };
      safeStorage.set(key, JSON.stringify(kept));
      if (begins(entry)) listener.onBegun?.();
      if (finished !== undefined) await listener.onFinished?.(finished);
    },
  };
}

function begins({ changes }: Entry): boolean {
  return changes.some(({ type }) => type === "gameStarted");
}

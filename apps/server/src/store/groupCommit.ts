import type { AppendOutcome } from "./appendBatch.ts";

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export interface GroupCommit<Item> {
  /** Resolves once the item is durable. */
  add(item: Item): Promise<void>;
  /** Resolves once nothing waits any more. */
  settled(): Promise<void>;
}

/**
 * Everybody who waits for a commit goes on right after it, all in one turn of the event loop. Larger groups would gain
 * little and make everybody else wait longer.
 */
const MOST_AT_ONCE = 64;

/**
 * One commit at a time, with everything that has arrived since the one before: a commit costs the same for one item
 * as for fifty. `commit` tells what became of each item, or rejects when none is kept. `failure` makes the error.
 */
export function groupCommit<Item>(
  commit: (items: readonly Item[]) => Promise<readonly AppendOutcome[]>,
  failure: (item: Item, outcome: NonNullable<AppendOutcome>) => Error,
): GroupCommit<Item> {
  const waiting: Waiting<Item>[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    // What arrives in the same turn of the event loop shares the first commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE);
      try {
        settle(batch, await commit(batch.map(({ item }) => item)));
      } catch (error) {
        const reason = error instanceof Error ? error : new Error(String(error));
        for (const { reject } of batch) reject(reason);
      }
    }
    running = null;
  }

  function settle(batch: readonly Waiting<Item>[], outcomes: readonly AppendOutcome[]): void {
    batch.forEach(({ item, resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome === null) resolve();
      else
        reject(
          failure(item, outcome ?? { message: "the commit said nothing of this item", isConflict: false }),
        );
    });
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      }),
    settled: async () => running ?? undefined,
  };
}

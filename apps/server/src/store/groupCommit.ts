import type { AppendOutcome } from "./port.ts";

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

/** Several commits at the same time, for items that have nothing to do with each other. */
export interface CommitLanes<Item> {
  readonly count: number;
  /** While a commit is on its way, another one begins only for so many items: a commit costs as much as ten of them. */
  readonly fewest: number;
  /** Items with the same key are kept in order: at most one of them is on its way. */
  readonly keyOf: (item: Item) => string;
}

/**
 * Everybody who waits for a commit goes on right after it, all in one turn of the event loop. Larger groups would gain
 * little and make everybody else wait longer.
 */
const MOST_AT_ONCE = 64;

/** What waits, and what of it may be committed next. */
class WaitingItems<Item> {
  readonly #keyOf: ((item: Item) => string) | undefined;
  readonly #busy = new Set<string>();
  #items: Waiting<Item>[] = [];

  constructor(keyOf?: (item: Item) => string) {
    this.#keyOf = keyOf;
  }

  get size(): number {
    return this.#items.length;
  }

  add(item: Waiting<Item>): void {
    this.#items.push(item);
  }

  take(): readonly Waiting<Item>[] {
    if (this.#keyOf === undefined) return this.#items.splice(0, MOST_AT_ONCE);
    const batch: Waiting<Item>[] = [];
    const left: Waiting<Item>[] = [];
    for (const each of this.#items) {
      const key = this.#keyOf(each.item);
      const isTaken = batch.length < MOST_AT_ONCE && !this.#busy.has(key);
      if (isTaken) this.#busy.add(key);
      (isTaken ? batch : left).push(each);
    }
    this.#items = left;
    return batch;
  }

  done(batch: readonly Waiting<Item>[]): void {
    for (const { item } of batch) if (this.#keyOf !== undefined) this.#busy.delete(this.#keyOf(item));
  }
}

/**
 * One commit at a time, or one in each lane, with everything that has arrived since the one before: a commit costs the
 * same for one item as for fifty. `commit` tells what became of each item, or rejects when none is kept. `failure`
 * makes the error.
 */
export function groupCommit<Item>(
  commit: (items: readonly Item[]) => Promise<readonly AppendOutcome[]>,
  failure: (item: Item, outcome: NonNullable<AppendOutcome>) => Error,
  lanes?: CommitLanes<Item>,
): GroupCommit<Item> {
  const waiting = new WaitingItems(lanes?.keyOf);
  const running = new Set<Promise<void>>();

  async function run(): Promise<void> {
    // What arrives in the same turn of the event loop shares the first commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (isWorthwhile(running.size - 1)) {
      const batch = waiting.take();
      if (batch.length === 0) return;
      await perform(batch);
      waiting.done(batch);
    }
  }

  /** Whether so many commits on their way leave enough for one more. */
  function isWorthwhile(others: number): boolean {
    return waiting.size >= (others === 0 ? 1 : (lanes?.fewest ?? 1));
  }

  async function perform(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      settle(batch, await commit(batch.map(({ item }) => item)));
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      for (const { reject } of batch) reject(reason);
    }
  }

  function settle(batch: readonly Waiting<Item>[], outcomes: readonly AppendOutcome[]): void {
    batch.forEach(({ item, resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome === null) resolve();
      else reject(failure(item, outcome ?? UNTOLD));
    });
  }

  function start(): void {
    if (running.size >= (lanes?.count ?? 1) || !isWorthwhile(running.size)) return;
    const lane = run().finally(() => {
      running.delete(lane);
      // What came in the very moment of its end; a lane that still runs would take it.
      if (running.size === 0) start();
    });
    running.add(lane);
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.add({ item, resolve, reject });
        start();
      }),
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

const UNTOLD = { message: "the commit said nothing of this item", isConflict: false };

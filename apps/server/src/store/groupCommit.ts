/** What became of one item of a batch: null when it is kept. */
export type Outcome = Error | null;

interface Waiting<Item> {
  readonly item: Item;
  readonly keep: () => void;
  readonly fail: (error: Error) => void;
}

export interface GroupCommit<Item> {
  /** Resolves once the item is durable. */
  add(item: Item): Promise<void>;
  /** Commits all that is waiting, now. */
  flush(): void;
}

/**
 * Whoever waits for a commit goes on right after it, all in one turn of the event loop. Larger groups would gain
 * little and keep everybody else waiting for longer.
 */
const MOST_AT_ONCE = 64;

/**
 * Gathers what arrives in one turn of the event loop into one commit: a commit costs the same for one item as for
 * fifty. `commit` says what became of each item, or throws when none is kept.
 */
export function groupCommit<Item>(commit: (items: readonly Item[]) => readonly Outcome[]): GroupCommit<Item> {
  const waiting: Waiting<Item>[] = [];

  function commitSome(): void {
    const batch = waiting.splice(0, MOST_AT_ONCE);
    if (waiting.length > 0) setImmediate(commitSome);
    if (batch.length > 0) settle(batch, outcomesOf(batch));
  }

  function flush(): void {
    while (waiting.length > 0) commitSome();
  }

  function outcomesOf(batch: readonly Waiting<Item>[]): readonly Outcome[] {
    try {
      return commit(batch.map(({ item }) => item));
    } catch (error) {
      return batch.map(() => asError(error));
    }
  }

  function add(item: Item): Promise<void> {
    return new Promise((keep, fail) => {
      if (waiting.push({ item, keep, fail }) === 1) setImmediate(commitSome);
    });
  }

  return { add, flush };
}

function settle<Item>(batch: readonly Waiting<Item>[], outcomes: readonly Outcome[]): void {
  batch.forEach(({ keep, fail }, index) => {
    const outcome = outcomes[index];
    if (outcome === null) keep();
    else fail(outcome ?? new Error("the commit said nothing of this item"));
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

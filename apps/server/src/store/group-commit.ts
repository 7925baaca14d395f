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
  /** Commits what is waiting now. */
  flush(): void;
}

/**
 * Gathers what arrives in one turn of the event loop into one commit: a commit costs the same for one item as for
 * fifty. `commit` says what became of each item, or throws when none is kept.
 */
export function groupCommit<Item>(commit: (items: readonly Item[]) => readonly Outcome[]): GroupCommit<Item> {
  let waiting: Waiting<Item>[] = [];

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) settle(batch, outcomesOf(batch));
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
      if (waiting.push({ item, keep, fail }) === 1) setImmediate(flush);
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

import type { Clock } from "@buck/table";
import type { AppendOutcome } from "../appendBatch.ts";
import type { Commit } from "../sqliteStore.ts";
import { OutcomeUnknown, type FencedAppend, type FencedDatabase } from "./fencedDatabase.ts";

export interface RepeatedCommitOptions {
  readonly clock: Clock;
  /** Whether this node counts as alive: without that it has no table. */
  readonly isAlive: () => boolean;
  /** For the metrics. */
  readonly onCommit?: (commit: Commit) => void;
  readonly onUnknown?: () => void;
}

/** So long a batch of unknown outcome is tried again; longer than most restarts of a database. */
const REPEAT_MS = 5000;
const PAUSE_MS = 100;
const LOST: AppendOutcome = { message: "somebody else may have this table now", isConflict: true };

/** Commits a batch, and again when nobody knows what became of it. What stays unknown is lost for this node. */
export function repeatedCommit(database: FencedDatabase, options: RepeatedCommitOptions) {
  const { clock, isAlive, onCommit, onUnknown } = options;

  async function once(batch: readonly FencedAppend[]): Promise<readonly AppendOutcome[]> {
    const start = clock.monotonic();
    const outcomes = await database.append(batch);
    onCommit?.({ appends: batch.length, ms: clock.monotonic() - start });
    return outcomes;
  }

  /** An entry that an earlier attempt has written is refused the second time, and is kept all the same. */
  async function again(batch: readonly FencedAppend[]): Promise<readonly AppendOutcome[]> {
    const outcomes = await once(batch);
    const refused = batch.filter((_, index) => outcomes[index] !== null);
    const kept = new Set(refused.length === 0 ? [] : await database.kept(refused));
    return batch.map(({ table }, index) => (kept.has(table) ? null : (outcomes[index] ?? null)));
  }

  return async (batch: readonly FencedAppend[]): Promise<readonly AppendOutcome[]> => {
    const until = clock.monotonic() + REPEAT_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await (attempt === 1 ? once(batch) : again(batch));
      } catch (error) {
        const isUnknown = error instanceof OutcomeUnknown;
        if (attempt === 1 && !isUnknown) throw error;
        if (isUnknown) onUnknown?.();
        if (!isUnknown || !isAlive() || clock.monotonic() + PAUSE_MS > until) return batch.map(() => LOST);
      }
      await new Promise<void>((resolve) => void clock.after(PAUSE_MS, resolve));
    }
  };
}

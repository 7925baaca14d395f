import { LogLost } from "@buck/authority";
import type { Clock } from "@buck/authority";
import { groupCommit } from "./groupCommit.ts";
import {
  type AppendOutcome,
  type Claim,
  errorOf,
  type Keep,
  type ServerStore,
  type StoreListener,
} from "./port.ts";
import {
  type Append,
  appendOf,
  bytesOf,
  clubAppendOf,
  finishedGameOf,
  resultsOf,
  savedClubOf,
  savedTableOf,
} from "./rows.ts";

/** An entry with the epoch in which its writer claimed the table: it is kept only while that epoch lasts. */
export interface FencedAppend extends Append {
  readonly epoch: number;
}

/** A claim that was granted, with its epoch; or the name of the live node that has the table. */
export type FencedClaim =
  | { readonly owner: "me"; readonly epoch: number }
  | { readonly owner: "other"; readonly node: string };

/** The connection broke or the database went down: what was asked for may have been done, or may still be. */
export class OutcomeUnknown extends Error {}

/** What one node asks of a database that several nodes share. Whatever it asks may end with OutcomeUnknown. */
export interface FencedDatabase {
  /** At most one entry for each table. Rejects with any other error only when none is kept. */
  append(batch: readonly FencedAppend[]): Promise<readonly AppendOutcome[]>;
  /** The tables whose entry of this batch is there, from an attempt whose outcome was unknown. */
  kept(batch: readonly FencedAppend[]): Promise<readonly string[]>;
  /** Null when the table is not there, or when this node itself is not alive. */
  claim(table: string): Promise<FencedClaim | null>;
  release(claims: readonly { readonly table: string; readonly epoch: number }[]): Promise<void>;

  /** Makes this node count as alive for `leaseMs` from now on; false when a live one has its name, or may not share. */
  beat(leaseMs: number): Promise<boolean>;
  /** This node no longer counts as alive, and its tables are free. */
  leave(): Promise<void>;

  /** The rows of a table, and of a game, as they are there; null where there is none. */
  restore(table: string): Promise<unknown>;
  game(gameId: string): Promise<unknown>;
  find(table: string): Promise<"open" | "closed" | null>;
  findClub(link: string): Promise<string | null>;
  results(club: string, after: number): Promise<unknown>;
  deleteGame(gameId: string): Promise<void>;
  observedSeconds(): Promise<number>;
  observe(seconds: number): Promise<void>;
  touch(tables: readonly string[]): Promise<void>;
  deleteOld(keep: Keep): Promise<number>;
  probe(): Promise<void>;
  close(): Promise<void>;
}

export interface FencedStoreOptions extends StoreListener {
  readonly clock: Clock;
  /** Whether this node counts as alive: without that it has no table. */
  readonly isAlive: () => boolean;
  /** For the metrics. */
  readonly onUnknown?: () => void;
  readonly onClaim?: (owner: Claim["owner"]) => void;
  readonly onFenced?: () => void;
}

/** When enough entries gather behind a slow commit, a second one takes them. */
const LANES = { count: 2, fewest: 16 };

/** A store that several nodes share: each table is written by the one node that has claimed it. */
export function fencedStore(database: FencedDatabase, options: FencedStoreOptions): ServerStore {
  const { isAlive, onAppend, onClaim, onFenced } = options;
  const epochs = new Map<string, number>();

  const appends = groupCommit(
    repeatedCommit(database, options),
    (append, outcome) => {
      if (outcome.isConflict) onFenced?.();
      return errorOf(append, outcome);
    },
    { ...LANES, keyOf: ({ table }) => table },
  );

  /** The first entry of a table claims it. */
  function epochFor(table: string, seq: number): number {
    if (seq === 1 && !epochs.has(table)) epochs.set(table, 1);
    const epoch = epochs.get(table);
    if (epoch === undefined) throw new LogLost(`${table.slice(0, 4)} is not claimed`);
    return epoch;
  }

  async function add(append: Append, bytes: number): Promise<void> {
    const { table, seq } = append;
    await appends.add({ ...append, epoch: epochFor(table, seq) });
    onAppend?.(table, bytes);
    // The entry is there; but who is not alive must not speak, and another node will answer.
    if (!isAlive()) throw new LogLost(`${table.slice(0, 4)}: this node does not count as alive`);
  }

  return {
    append: (table, entry, more = {}) => add(appendOf(table, entry, more), bytesOf(entry, more)),
    appendClub: (club, entry, more = {}) => add(clubAppendOf(club, entry, more), bytesOf(entry)),
    restoreClub: async (club) => {
      const rows = await database.restore(club);
      return rows === null ? null : savedClubOf(club, rows);
    },
    findClub: (link) => database.findClub(link),
    results: async (club, after) => resultsOf(await database.results(club, after)),
    claim: async (table) => {
      const claim = await database.claim(table).catch(unlessUnknown);
      onClaim?.(claim?.owner ?? "unknown");
      if (claim?.owner === "me") epochs.set(table, claim.epoch);
      return claim ?? { owner: "unknown" };
    },
    release: async (tables) => {
      const claims = tables.flatMap((table) => {
        const epoch = epochs.get(table);
        epochs.delete(table);
        return epoch === undefined ? [] : [{ table, epoch }];
      });
      if (claims.length > 0) await database.release(claims);
    },
    restore: async (table) => {
      const rows = await database.restore(table);
      return rows === null ? null : savedTableOf(table, rows);
    },
    finishedGame: async (gameId) => finishedGameOf(gameId, await database.game(gameId)),
    deleteGame: (gameId) => database.deleteGame(gameId),
    find: (table) => database.find(table),
    observedSeconds: () => database.observedSeconds(),
    observe: (seconds) => database.observe(seconds),
    touch: (tables) => database.touch(tables),
    deleteOld: (keep) => database.deleteOld(keep),
    probe: () => database.probe(),
    close: async () => {
      await appends.settled();
      await database.close();
    },
  };
}

/** A second request claims again: a claim that was granted unnoticed does no harm. */
function unlessUnknown(error: unknown): null {
  if (error instanceof OutcomeUnknown) return null;
  throw error;
}

/** So long a batch of unknown outcome is tried again; longer than most restarts of a database. */
const REPEAT_MS = 5000;
const PAUSE_MS = 100;
const LOST: AppendOutcome = { message: "somebody else may have this table now", isConflict: true };

/** Commits a batch, and again when nobody knows what became of it. What stays unknown is lost for this node. */
function repeatedCommit(database: FencedDatabase, options: FencedStoreOptions) {
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

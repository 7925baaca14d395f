import type { Code } from "@buck/protocol";
import { KnownCommand, TableLost } from "@buck/table";
import { appendOf, bytesOf, entryOf, savedTableOf } from "../entryRows.ts";
import { groupCommit } from "../groupCommit.ts";
import type { Claim, ServerStore } from "../store.ts";
import { OutcomeUnknown, type FencedDatabase } from "./fencedDatabase.ts";
import { repeatedCommit, type RepeatedCommitOptions } from "./repeatedCommit.ts";

export interface FencedStoreOptions extends RepeatedCommitOptions {
  /** How many bytes an entry has added to a table. */
  readonly onAppend?: (table: Code, bytes: number) => void;
  /** For the metrics. */
  readonly onClaim?: (owner: Claim["owner"]) => void;
  readonly onFenced?: () => void;
}

/** Whoever waits for a slow commit is soon not alone, and then the next one is on its way. */
const LANES = { count: 2, fewest: 16 };

/** A store that several nodes share: each table is written by the one node that has claimed it. */
export function fencedStore(database: FencedDatabase, options: FencedStoreOptions): ServerStore {
  const { isAlive, onAppend, onClaim, onFenced } = options;
  const epochs = new Map<string, number>();

  const appends = groupCommit(
    repeatedCommit(database, options),
    ({ table, seq }, { message, isConflict, knownAt }) => {
      if (knownAt !== undefined) return new KnownCommand(knownAt);
      if (!isConflict) return new Error(message);
      onFenced?.();
      return new TableLost(`entry ${seq} of ${table.slice(0, 4)}: ${message}`);
    },
    { ...LANES, keyOf: ({ table }) => table },
  );

  /** The first entry of a table claims it. */
  function epochFor(table: string, seq: number): number {
    if (seq === 1 && !epochs.has(table)) epochs.set(table, 1);
    const epoch = epochs.get(table);
    if (epoch === undefined) throw new TableLost(`${table.slice(0, 4)} is not claimed`);
    return epoch;
  }

  return {
    append: async (table, entry, more = {}) => {
      const append = { ...appendOf(table, entry, more), epoch: epochFor(table, entry.seq) };
      await appends.add(append);
      onAppend?.(table, bytesOf(append));
      // The entry is there; but who is not alive must not speak, and another node will answer.
      if (!isAlive()) throw new TableLost(`${table.slice(0, 4)}: this node does not count as alive`);
    },
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
    load: async (table) => (await database.entries(table)).map((entry) => entryOf(entry)),
    restore: async (table) => {
      const saved = await database.restore(table);
      return saved && savedTableOf(saved);
    },
    finishedGame: async (gameId) => JSON.parse((await database.game(gameId)) ?? "null"),
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

/** Whoever asks again claims anew: a claim that was granted without their knowing does no harm. */
function unlessUnknown(error: unknown): null {
  if (error instanceof OutcomeUnknown) return null;
  throw error;
}

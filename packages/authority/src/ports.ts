import type { Code } from "@buck/protocol";

/** What every authority needs from outside. The server, the client and the tests each provide their own. */

export interface Clock {
  /** Milliseconds since 1970, for the times in the log. It may jump, so no deadline uses it. */
  wallTime(): number;
  /** Milliseconds that never jump. Every deadline uses it. */
  monotonic(): number;
  /** Calls back once, not earlier than after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

export interface Random {
  /** A uniform whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** An id that nobody can guess: 22 letters of base64url. */
  id(): string;
}

/**
 * A store rejects with this when somebody else has written the entry: the authority in this process is out of date. It
 * says goodbye to everybody, who come back to it as the store has it.
 */
export class LogLost extends Error {}

/** A store rejects with this when a command has an entry already, and keeps no second one. */
export class KnownCommand extends Error {
  /** The number of its entry. */
  readonly seq: number;

  constructor(seq: number) {
    super(`the command has entry ${seq}`);
    this.seq = seq;
  }
}

/** A command that may be sent again, with the version it was stored at. */
export interface AnsweredCommand {
  readonly commandId: string;
  readonly seq: number;
}

/** What a store gives back of one log. */
export interface SavedLog<Snapshot, Entry> {
  /** The newest one; null for a log that is too young to have any. */
  readonly snapshot: Snapshot | null;
  /** Those after the snapshot, in order. */
  readonly entries: readonly Entry[];
  readonly answered: readonly AnsweredCommand[];
}

/** Append-only. An entry whose `append` has resolved survives a power cut. */
export interface LogStore<Entry, More> {
  /**
   * Rejects when the entry is not durable; then it is not there at all.
   * What comes with it is kept in the same transaction.
   */
  append(code: Code, entry: Entry, more?: More): Promise<void>;
}

export interface AuthorityPorts<Store> {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  /** Receives errors that were handled, such as those of a failing store. */
  readonly onError?: (error: unknown) => void;
}

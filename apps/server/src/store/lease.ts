import type { Clock } from "@buck/authority";
import { type FencedDatabase, OutcomeUnknown } from "./fencedStore.ts";

export interface LeaseOptions {
  readonly database: FencedDatabase;
  readonly clock: Clock;
  readonly leaseMs: number;
  readonly onError: (error: unknown) => void;
}

/** What a node has as long as it counts as alive. */
export interface Leased {
  dropAll(): Promise<void>;
}

/** A beat may fail twice in a row before the lease lapses. */
const BEATS_PER_LEASE = 3;
const SLOWEST_BEAT_MS = 1000;

/**
 * Whether this node counts as alive. It goes by this machine's steady clock from before each beat, so it ends here
 * no later than in the database.
 */
export class Lease {
  readonly #options: LeaseOptions;
  #aliveUntil = Number.NEGATIVE_INFINITY;
  #hasLapsed = true;
  #tables: Leased | null = null;
  #stopped = false;
  #cancelBeat: () => void = () => {};
  #cancelLapse: () => void = () => {};

  constructor(options: LeaseOptions) {
    this.#options = options;
  }

  isAlive(): boolean {
    return this.msLeft() > 0;
  }

  msLeft(): number {
    return Math.max(0, this.#aliveUntil - this.#options.clock.monotonic());
  }

  /** How long this node has not counted as alive. */
  msLapsed(): number {
    return Math.max(0, this.#options.clock.monotonic() - this.#aliveUntil);
  }

  /** Resolves once this node counts as alive; rejects when it may not join the others. */
  async start(tables: Leased): Promise<void> {
    this.#tables = tables;
    const { clock, leaseMs } = this.#options;
    // A server killed before this start counts as alive for this long.
    const until = clock.monotonic() + leaseMs + SLOWEST_BEAT_MS;
    for (;;) {
      const problem = await this.#joinProblem();
      if (problem === null) break;
      if (clock.monotonic() > until) throw problem;
      await new Promise<void>((resolve) => void clock.after(this.#pauseMs, resolve));
    }
    this.#beatLater();
  }

  /** Null once this node counts as alive. A database that is slow may answer the next time. */
  async #joinProblem(): Promise<Error | null> {
    try {
      return (await this.#beat()) ? null : new DatabaseTaken();
    } catch (error) {
      if (error instanceof OutcomeUnknown) return error;
      throw error;
    }
  }

  /** Lets everything go. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelBeat();
    this.#cancelLapse();
    this.#aliveUntil = Number.NEGATIVE_INFINITY;
    await this.#options.database.leave();
  }

  get #pauseMs(): number {
    return Math.min(SLOWEST_BEAT_MS, this.#options.leaseMs / BEATS_PER_LEASE);
  }

  #beatLater(): void {
    if (this.#stopped) return;
    this.#cancelBeat = this.#options.clock.after(this.#pauseMs, () => {
      this.#beat()
        .catch(this.#options.onError)
        .finally(() => this.#beatLater());
    });
  }

  async #beat(): Promise<boolean> {
    const { database, clock, leaseMs } = this.#options;
    const at = clock.monotonic();
    const isJoined = await database.beat(leaseMs);
    if (!isJoined || this.#stopped) return isJoined;
    this.#lapseIfDue();
    this.#aliveUntil = at + leaseMs;
    this.#hasLapsed = false;
    this.#cancelLapse();
    this.#cancelLapse = clock.after(this.msLeft(), () => this.#lapseIfDue());
    return this.isAlive();
  }

  /** Also when a stopped process wakes up and its heartbeat is answered before its alarm fires. */
  #lapseIfDue(): void {
    if (this.#hasLapsed || this.isAlive()) return;
    this.#hasLapsed = true;
    // They are anybody's now.
    this.#tables?.dropAll().catch(this.#options.onError);
  }
}

/** Another node that is alive has this one's name, or one of the two has none and cannot share. */
export class DatabaseTaken extends Error {
  constructor() {
    super("another server on its PostgreSQL has the same NODE_NAME, or one of the two has none");
  }
}

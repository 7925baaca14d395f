import type { Clock } from "@buck/authority";
import type { Keep, ServerStore } from "../store/port.ts";
import type { Clubs } from "./clubs.ts";
import type { Tables } from "./tables.ts";

export interface HousekeepingOptions {
  readonly store: ServerStore;
  readonly tables: Tables;
  readonly clubs: Pick<Clubs, "codes" | "unloadQuiet" | "unloadUnreached">;
  readonly clock: Clock;
  readonly keep: Keep;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SHARED_MS = 5000;

/**
 * Unloads and deletes what nobody uses. It goes by observed time: the seconds that servers have run on this store. A
 * clock that jumps, or a machine that was off for a year, deletes nothing.
 */
export class Housekeeping {
  readonly #options: HousekeepingOptions;
  readonly #startedAt: number;
  #secondsBefore: number | null = null;
  #intervals: readonly NodeJS.Timeout[] = [];

  constructor(options: HousekeepingOptions) {
    this.#options = options;
    this.#startedAt = options.clock.monotonic();
  }

  start({
    isShared,
    onError,
  }: {
    readonly isShared: boolean;
    readonly onError: (error: unknown) => void;
  }): void {
    const every = (ms: number, work: () => Promise<void>) =>
      setInterval(() => void work().catch(onError), ms);
    this.#intervals = [
      every(MINUTE_MS, () => this.everyMinute()),
      every(HOUR_MS, () => this.everyHour()),
      ...(isShared ? [every(SHARED_MS, () => this.#unloadUnreached())] : []),
    ];
  }

  async #unloadUnreached(): Promise<void> {
    const { tables, clubs } = this.#options;
    if (await tables.unloadUnreached()) await clubs.unloadUnreached();
  }

  stop(): void {
    for (const interval of this.#intervals) clearInterval(interval);
  }

  async everyMinute(): Promise<void> {
    const { store, tables, clubs } = this.#options;
    await store.observe(await this.#observedSeconds());
    await store.touch(await tables.unloadQuiet());
    await store.touch(await clubs.unloadQuiet());
  }

  /** Tables in memory count as used. */
  async everyHour(): Promise<void> {
    const { store, tables, clubs, keep } = this.#options;
    await store.touch([...tables.codes(), ...clubs.codes()]);
    while ((await store.deleteOld(keep)) > 0);
  }

  async #observedSeconds(): Promise<number> {
    const { store, clock } = this.#options;
    this.#secondsBefore ??= await store.observedSeconds();
    return Math.floor(this.#secondsBefore + (clock.monotonic() - this.#startedAt) / 1000);
  }
}

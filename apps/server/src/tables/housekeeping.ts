import type { Clock } from "@buck/table";
import type { Keep } from "../store/retention.ts";
import type { ServerStore } from "../store/store.ts";
import type { Tables } from "./tables.ts";

export interface HousekeepingOptions {
  readonly store: ServerStore;
  readonly tables: Tables;
  readonly clock: Clock;
  readonly keep: Keep;
}

/**
 * Unloads and deletes what nobody uses. It goes by observed time: the seconds that servers have run on this store. A
 * clock that jumps, or a machine that was off for a year, deletes nothing.
 */
export class Housekeeping {
  readonly #options: HousekeepingOptions;
  readonly #startedAt: number;
  #secondsBefore: number | null = null;

  constructor(options: HousekeepingOptions) {
    this.#options = options;
    this.#startedAt = options.clock.monotonic();
  }

  async everyMinute(): Promise<void> {
    const { store, tables } = this.#options;
    await store.observe(await this.#observedSeconds());
    await store.touch(await tables.unloadQuiet());
  }

  /** Tables in memory count as used. */
  async everyHour(): Promise<void> {
    const { store, tables, keep } = this.#options;
    await store.touch(tables.codes());
    while ((await store.deleteOld(keep)) > 0);
  }

  async #observedSeconds(): Promise<number> {
    const { store, clock } = this.#options;
    this.#secondsBefore ??= await store.observedSeconds();
    return Math.floor(this.#secondsBefore + (clock.monotonic() - this.#startedAt) / 1000);
  }
}

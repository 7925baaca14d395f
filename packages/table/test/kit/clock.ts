import type { Clock } from "../../src/index.ts";

interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
}

/** Time that passes only when a test says so. Wall time can be made to jump; monotonic time never does. */
export class SimClock implements Clock {
  readonly #alarms = new Set<Alarm>();
  #now = 1_000;
  #order = 0;
  wallOffset = 1_700_000_000_000;

  monotonic(): number {
    return this.#now;
  }

  wallTime(): number {
    return this.#now + this.wallOffset;
  }

  after(ms: number, callback: () => void): () => void {
    this.#order += 1;
    const alarm = { at: this.#now + Math.max(0, ms), order: this.#order, callback };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }

  /** Lets everything happen that is due within `ms`, in order. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settle();
    while (await this.next(until));
    this.#now = until;
  }

  /** Runs the next alarm, if there is one before `until`. */
  async next(until = Infinity): Promise<boolean> {
    const alarm = this.#first();
    if (alarm === undefined || alarm.at > until) return false;
    this.#alarms.delete(alarm);
    this.#now = Math.max(this.#now, alarm.at);
    alarm.callback();
    await settle();
    return true;
  }

  #first(): Alarm | undefined {
    let first: Alarm | undefined;
    for (const alarm of this.#alarms) {
      if (
        first === undefined ||
        alarm.at < first.at ||
        (alarm.at === first.at && alarm.order < first.order)
      ) {
        first = alarm;
      }
    }
    return first;
  }
}

/** More turns than any chain of promises at the table takes: far faster than a turn of the event loop. */
const TURNS = 40;

/** Until every promise that can be settled without the clock is settled. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}

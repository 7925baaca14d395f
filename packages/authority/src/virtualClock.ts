import type { Clock } from "./ports.ts";

interface Alarm {
  readonly at: number;
  readonly callback: () => void;
  isOff: boolean;
}

/** More turns than the answer to one command takes. */
const TURNS = 40;
/** More than any chain of answers takes: people who follow each other at once, with no clock between them. */
const TURNS_OF_A_HAND = 2_000;

/** A clock that waits for nobody: time passes only when somebody lets it, and then at once. */
export class VirtualClock implements Clock {
  /** The next one last. */
  readonly #alarms: Alarm[] = [];
  readonly #settled: (turns: number) => Promise<void>;
  #now = 1_000;
  /** What wall time is ahead of monotonic time. Only wall time can be made to jump. */
  wallOffset = 1_700_000_000_000;

  /** `settled` resolves when every promise that can be settled without the clock is settled. */
  constructor(settled: (turns: number) => Promise<void> = manyTurns) {
    this.#settled = settled;
  }

  monotonic(): number {
    return this.#now;
  }

  wallTime(): number {
    return this.#now + this.wallOffset;
  }

  after(ms: number, callback: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, ms), callback, isOff: false };
    this.#alarms.splice(this.#placeFor(alarm), 0, alarm);
    return () => {
      alarm.isOff = true;
    };
  }

  /** Lets everything happen that is due within `ms`, in order. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await this.#settled(TURNS);
    while (await this.next(until));
    this.#now = until;
  }

  /** Lets the next thing happen, if something is due until then. */
  async next(until = Infinity): Promise<boolean> {
    const alarm = this.#takeNext(until) ?? (await this.#nextAfterAll(until));
    if (alarm === undefined) return false;
    this.#now = Math.max(this.#now, alarm.at);
    alarm.callback();
    await this.#settled(TURNS);
    return true;
  }

  /** Where nothing seems to come, something may still be on its way. */
  async #nextAfterAll(until: number): Promise<Alarm | undefined> {
    await this.#settled(TURNS_OF_A_HAND);
    return this.#takeNext(until);
  }

  #takeNext(until: number): Alarm | undefined {
    while (this.#alarms.at(-1)?.isOff === true) this.#alarms.pop();
    const next = this.#alarms.at(-1);
    return next === undefined || next.at > until ? undefined : this.#alarms.pop();
  }

  /** Behind everything that is due at the same time or earlier. */
  #placeFor({ at }: Alarm): number {
    let [low, high] = [0, this.#alarms.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#alarms[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Works wherever there are promises. */
async function manyTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

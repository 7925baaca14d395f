import type { Clock, Random } from "./ports.ts";

/** Milliseconds to wait: `least`, and a random part of `spread` more. */
export interface Span {
  readonly least: number;
  readonly spread: number;
}

export const exactly = (least: number): Span => ({ least, spread: 0 });
export const AT_ONCE = exactly(0);

/** One thing that is done without a command when its time has come. */
export interface Waiting {
  /** Timers with the same key are the same timer: its deadline is set when the key is first seen. */
  readonly key: string;
  readonly span: Span;
  /** It is due so long before its time is over. */
  readonly headStart?: number;
}

export interface Deadline {
  readonly at: number;
  /** Somebody has been asked and has not answered yet. */
  readonly asked: boolean;
}

/** When each timer is over, on the monotonic clock, and one alarm for the one that is over first. */
export class Scheduler<Timer extends Waiting> {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #wake: () => void;
  #timers: readonly Timer[] = [];
  #deadlines = new Map<string, Deadline>();
  #alarm: { readonly at: number; readonly cancel: () => void } | null = null;

  constructor({ clock, random }: { readonly clock: Clock; readonly random: Random }, wake: () => void) {
    this.#clock = clock;
    this.#random = random;
    this.#wake = wake;
  }

  /** Takes what is waited for now. A timer that stays keeps its deadline. Nothing is due before `notBefore`. */
  update(timers: readonly Timer[], notBefore: number): void {
    const before = this.#deadlines;
    this.#timers = timers;
    this.#deadlines = new Map(
      timers.map((timer) => [timer.key, before.get(timer.key) ?? this.#begin(timer)]),
    );
    this.#setAlarm(notBefore);
  }

  #begin({ span: { least, spread }, headStart = 0 }: Timer): Deadline {
    const more = spread === 0 ? 0 : this.#random.below(spread + 1);
    return { at: this.#clock.monotonic() + Math.max(0, least + more - headStart), asked: false };
  }

  #setAlarm(notBefore: number): void {
    const next = this.#next();
    const at = next === null ? null : Math.max(next.at, notBefore);
    if (this.#alarm !== null && this.#alarm.at === at) return;
    this.#alarm?.cancel();
    this.#alarm = null;
    if (at === null) return;
    const cancel = this.#clock.after(Math.max(0, at - this.#clock.monotonic()), () => {
      this.#alarm = null;
      this.#wake();
    });
    this.#alarm = { at, cancel };
  }

  #next(): { readonly timer: Timer; readonly at: number } | null {
    let first: { readonly timer: Timer; readonly at: number } | null = null;
    for (const timer of this.#timers) {
      const at = this.#deadlines.get(timer.key)?.at ?? Infinity;
      if (first === null || at < first.at) first = { timer, at };
    }
    return first;
  }

  /** The timer that is over and comes first; null while none is. */
  due(notBefore: number): Timer | null {
    const next = this.#next();
    return next === null || Math.max(next.at, notBefore) > this.#clock.monotonic() ? null : next.timer;
  }

  isAsked({ key }: Waiting): boolean {
    return this.#deadlines.get(key)?.asked === true;
  }

  /** Marks somebody as asked and gives them time to answer. */
  ask({ key }: Waiting, patience: number): Deadline {
    const deadline = { at: this.#clock.monotonic() + patience, asked: true };
    this.#deadlines.set(key, deadline);
    return deadline;
  }

  /** Whether what was asked with this deadline is still open. */
  isOpen({ key }: Waiting, deadline: Deadline): boolean {
    return this.#deadlines.get(key) === deadline;
  }

  /** Makes a timer due once more, after so long. */
  retry({ key }: Waiting, after: number): void {
    if (!this.#deadlines.has(key)) return;
    this.#deadlines.set(key, { at: this.#clock.monotonic() + after, asked: false });
  }

  /** Every timer, and the milliseconds that are left of it at this moment. */
  protected get left(): readonly { readonly timer: Timer; readonly msLeft: number }[] {
    const now = this.#clock.monotonic();
    return this.#timers.flatMap((timer) => {
      const at = this.#deadlines.get(timer.key)?.at;
      return at === undefined ? [] : [{ timer, msLeft: Math.max(0, Math.ceil(at - now)) }];
    });
  }
}

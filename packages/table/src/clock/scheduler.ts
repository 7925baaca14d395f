import type { Position } from "@buck/engine";
import type { Timer } from "@buck/protocol";
import type { Clock, Random } from "../ports.ts";
import type { DecisionTimer, TableTimer } from "./timers.ts";

/** A bot that has not chosen by then plays any legal action. */
const BOT_PATIENCE = 5_000;

export interface Deadline {
  readonly at: number;
  /** A bot has been asked and has not answered yet. */
  readonly asked: boolean;
}

/** The countdown that somebody in this seat is shown: their own, or the first of all. */
export type Countdown = (position: Position | null) => Timer | null;

/** When each timer is over, on the monotonic clock, and one alarm for the one that is over first. */
export class Scheduler {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #wake: () => void;
  #timers: readonly TableTimer[] = [];
  #deadlines = new Map<string, Deadline>();
  #alarm: { readonly at: number; readonly cancel: () => void } | null = null;

  constructor({ clock, random }: { readonly clock: Clock; readonly random: Random }, wake: () => void) {
    this.#clock = clock;
    this.#random = random;
    this.#wake = wake;
  }

  /** Takes what the table waits for now. A timer that stays keeps its deadline. Nothing is due before `notBefore`. */
  update(timers: readonly TableTimer[], notBefore: number): void {
    const before = this.#deadlines;
    this.#timers = timers;
    this.#deadlines = new Map(
      timers.map((timer) => [timer.key, before.get(timer.key) ?? this.#begin(timer)]),
    );
    this.#setAlarm(notBefore);
  }

  #begin(timer: TableTimer): Deadline {
    const { least, spread } = timer.span;
    const more = spread === 0 ? 0 : this.#random.below(spread + 1);
    const early = timer.kind === "entry" ? 0 : timer.headStart;
    return { at: this.#clock.monotonic() + Math.max(0, least + more - early), asked: false };
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

  #next(): { readonly timer: TableTimer; readonly at: number } | null {
    let first: { readonly timer: TableTimer; readonly at: number } | null = null;
    for (const timer of this.#timers) {
      const at = this.#deadlines.get(timer.key)?.at ?? Infinity;
      if (first === null || at < first.at) first = { timer, at };
    }
    return first;
  }

  /** The timer that is over and comes first; null while none is. */
  due(notBefore: number): TableTimer | null {
    const next = this.#next();
    return next === null || Math.max(next.at, notBefore) > this.#clock.monotonic() ? null : next.timer;
  }

  isAsked({ key }: TableTimer): boolean {
    return this.#deadlines.get(key)?.asked === true;
  }

  /** Marks the bot as asked and gives it time to answer. */
  ask({ key }: DecisionTimer): Deadline {
    const deadline = { at: this.#clock.monotonic() + BOT_PATIENCE, asked: true };
    this.#deadlines.set(key, deadline);
    return deadline;
  }

  /** Whether the question the bot was asked with this deadline is still open. */
  isOpen({ key }: DecisionTimer, deadline: Deadline): boolean {
    return this.#deadlines.get(key) === deadline;
  }

  /** Makes a timer due again after its action could not be saved. */
  retry({ key, kind, span }: DecisionTimer): void {
    // Who could not decide because nothing could be stored has their time again.
    const more = kind === "turn" ? span.least : 0;
    if (this.#deadlines.has(key))
      this.#deadlines.set(key, { at: this.#clock.monotonic() + more, asked: false });
  }

  /** The countdowns at this moment. */
  get countdown(): Countdown {
    const now = this.#clock.monotonic();
    const shown = this.#timers.flatMap((timer) => {
      const { key, kind, countdown } = timer;
      const at = this.#deadlines.get(key)?.at;
      if (countdown === undefined || at === undefined) return [];
      const owner = kind === "turn" ? timer.position : null;
      return [{ owner, shown: { kind: countdown, msLeft: Math.max(0, Math.ceil(at - now)) } }];
    });
    return (position) => {
      const own = shown.find(({ owner }) => owner !== null && owner === position);
      return (own ?? shown[0])?.shown ?? null;
    };
  }
}

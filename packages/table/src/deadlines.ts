import { searches } from "@buck/bots/levels";
import type { Position } from "@buck/engine";
import type { Timer } from "@buck/protocol";
import type { Clock, Random } from "./ports.ts";
import type { TableTimer } from "./timers.ts";

/**
 * A bot that searches is asked so long before its time is over, and heard no sooner than that: how long it has searched
 * tells something about its cards.
 */
const SEARCH_MS = 200;

/** The milliseconds from the question to the earliest answer. */
export function thinkingMs(timer: TableTimer): number {
  return timer.kind === "bot" && searches(timer.level) ? SEARCH_MS : 0;
}

/** A bot that has not chosen by then plays any legal action. */
const BOT_PATIENCE = 5_000;

export interface Deadline {
  readonly at: number;
  /** A bot has been asked and has not answered yet. */
  readonly asked: boolean;
}

/** When each timer is over, on the monotonic clock. */
export class Deadlines {
  readonly #clock: Clock;
  readonly #random: Random;
  #timers: readonly TableTimer[] = [];
  #deadlines = new Map<string, Deadline>();

  constructor({ clock, random }: { readonly clock: Clock; readonly random: Random }) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Sets deadlines for new timers and drops those of timers that are gone. A timer that stays keeps its deadline. */
  update(timers: readonly TableTimer[]): void {
    const before = this.#deadlines;
    const isSame = before.size === timers.length && timers.every(({ key }) => before.has(key));
    this.#timers = timers;
    if (isSame) return;
    this.#deadlines = new Map(
      timers.map((timer) => [timer.key, before.get(timer.key) ?? this.#begin(timer)]),
    );
  }

  #begin(timer: TableTimer): Deadline {
    const { least, spread } = timer.span;
    const more = spread === 0 ? 0 : this.#random.below(spread + 1);
    const wait = Math.max(0, least + more - thinkingMs(timer));
    return { at: this.#clock.monotonic() + wait, asked: false };
  }

  /** The timer that is over first. */
  next(): { readonly timer: TableTimer; readonly at: number } | null {
    let first: { readonly timer: TableTimer; readonly at: number } | null = null;
    for (const timer of this.#timers) {
      const at = this.#deadlines.get(timer.key)?.at ?? Infinity;
      if (first === null || at < first.at) first = { timer, at };
    }
    return first;
  }

  isAsked({ key }: TableTimer): boolean {
    return this.#deadlines.get(key)?.asked === true;
  }

  /** Marks the bot as asked and gives it time to answer. */
  ask({ key }: TableTimer): Deadline {
    const deadline = { at: this.#clock.monotonic() + BOT_PATIENCE, asked: true };
    this.#deadlines.set(key, deadline);
    return deadline;
  }

  /** Whether the question the bot was asked with this deadline is still open. */
  isOpen({ key }: TableTimer, deadline: Deadline): boolean {
    return this.#deadlines.get(key) === deadline;
  }

  /** Makes a timer due again after its action could not be saved. */
  retry({ key, kind, span }: TableTimer): void {
    // Who could not decide because nothing could be stored has their time again.
    const more = kind === "turn" ? span.least : 0;
    if (this.#deadlines.has(key))
      this.#deadlines.set(key, { at: this.#clock.monotonic() + more, asked: false });
  }

  /** The countdowns people are shown at this moment: their own, or the first of all. */
  countdowns(): (position: Position | null) => Timer | null {
    const now = this.#clock.monotonic();
    const shown = this.#timers.filter((timer) => isShown(timer));
    if (shown.length === 0) return NO_COUNTDOWN;
    return (position) => {
      const timer = shown.find((each) => each.kind === "turn" && each.position === position) ?? shown[0];
      const at = timer === undefined ? undefined : this.#deadlines.get(timer.key)?.at;
      if (timer === undefined || at === undefined) return null;
      return { kind: timer.kind === "turn" ? "turn" : "next", msLeft: Math.max(0, Math.ceil(at - now)) };
    };
  }
}

const NO_COUNTDOWN = () => null;

function isShown(timer: TableTimer): boolean {
  return (timer.kind === "turn" || timer.kind === "chore") && timer.isCountdown;
}

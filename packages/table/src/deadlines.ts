import type { Position } from "@buck/engine";
import type { Timer } from "@buck/protocol";
import type { Clock, Random } from "./ports.ts";
import type { Wait } from "./waiting.ts";

/** A bot that has not chosen by then plays any legal action. */
const BOT_PATIENCE = 5_000;

export interface Deadline {
  readonly at: number;
  /** A bot has been asked and has not answered yet. */
  readonly asked: boolean;
}

/** When each wait is over, on the clock that never jumps. */
export class Deadlines {
  readonly #clock: Clock;
  readonly #random: Random;
  #waits: readonly Wait[] = [];
  #deadlines = new Map<string, Deadline>();

  constructor({ clock, random }: { readonly clock: Clock; readonly random: Random }) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Sets deadlines for new waits and forgets those that are over; a wait that goes on keeps its own. */
  update(waits: readonly Wait[]): void {
    const before = this.#deadlines;
    this.#waits = waits;
    this.#deadlines = new Map(waits.map((wait) => [wait.key, before.get(wait.key) ?? this.#begin(wait)]));
  }

  #begin({ span: { least, spread } }: Wait): Deadline {
    const more = spread === 0 ? 0 : this.#random.below(spread + 1);
    return { at: this.#clock.monotonic() + least + more, asked: false };
  }

  /** The wait that is over first. */
  next(): { readonly wait: Wait; readonly at: number } | null {
    let first: { readonly wait: Wait; readonly at: number } | null = null;
    for (const wait of this.#waits) {
      const at = this.#deadlines.get(wait.key)?.at ?? Infinity;
      if (first === null || at < first.at) first = { wait, at };
    }
    return first;
  }

  isAsked({ key }: Wait): boolean {
    return this.#deadlines.get(key)?.asked === true;
  }

  /** From now on the bot has some time to answer. */
  ask({ key }: Wait): Deadline {
    const deadline = { at: this.#clock.monotonic() + BOT_PATIENCE, asked: true };
    this.#deadlines.set(key, deadline);
    return deadline;
  }

  /** Whether nothing has come in between since a bot was asked. */
  isOpen({ key }: Wait, deadline: Deadline): boolean {
    return this.#deadlines.get(key) === deadline;
  }

  /** Back to where it was due: what was to be done could not be saved. */
  again({ key }: Wait): void {
    if (this.#deadlines.has(key)) this.#deadlines.set(key, { at: this.#clock.monotonic(), asked: false });
  }

  /** The countdown people are shown: their own, or the first of all. */
  countdown(position: Position | null): Timer | null {
    const shown = this.#waits.filter((wait) => isShown(wait));
    const wait = shown.find((each) => each.kind === "turn" && each.position === position) ?? shown[0];
    const at = wait === undefined ? undefined : this.#deadlines.get(wait.key)?.at;
    if (wait === undefined || at === undefined) return null;
    const msLeft = Math.max(0, Math.ceil(at - this.#clock.monotonic()));
    return { kind: wait.kind === "turn" ? "turn" : "next", msLeft };
  }
}

function isShown(wait: Wait): boolean {
  return wait.kind === "turn" || (wait.kind === "chore" && wait.isCountdown);
}

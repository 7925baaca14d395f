import type { Answer } from "@buck/protocol";
import type { AnsweredCommand, Clock } from "./ports.ts";

/** Clients stop sending a command again after a minute, unless they sleep: then the store knows what was stored. */
const KEEP_MS = 3 * 60_000;
const MOST_KEPT = 2_000;

interface KeptAnswer {
  readonly answer: Answer;
  readonly at: number;
}

/** The answers to past commands. A repeated command gets its first answer and has no second effect. */
export class AnswerCache {
  readonly #clock: Clock;
  /** Oldest first. */
  readonly #kept = new Map<string, KeptAnswer>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#kept.size;
  }

  store({ commandId, seq }: AnsweredCommand): void {
    this.keep(commandId, { ok: true, version: seq });
  }

  keep(commandId: string, answer: Answer): void {
    this.#kept.set(commandId, { answer, at: this.#clock.monotonic() });
    this.forgetOld();
  }

  /** Forgets answers to commands that cannot come again, and those that are too many. */
  forgetOld(): void {
    const now = this.#clock.monotonic();
    for (const [oldest, { at }] of this.#kept) {
      if (now - at < KEEP_MS && this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
  }

  find(commandId: string): Answer | null {
    return this.#kept.get(commandId)?.answer ?? null;
  }
}

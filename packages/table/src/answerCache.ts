import type { Answer } from "@buck/protocol";
import type { Entry } from "./entry.ts";

/** How many answers without a log entry are kept; the oldest are dropped first. */
const KEPT = 2_000;

/** The answers to past commands. A repeated command gets its first answer and has no second effect. */
export class AnswerCache {
  readonly #stored = new Map<string, number>();
  readonly #kept = new Map<string, Answer>();

  store({ commandId, seq }: Entry): void {
    this.#stored.set(commandId, seq);
  }

  keep(commandId: string, answer: Answer): void {
    this.#kept.set(commandId, answer);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  find(commandId: string): Answer | null {
    const version = this.#stored.get(commandId);
    return version === undefined ? (this.#kept.get(commandId) ?? null) : { ok: true, version };
  }
}

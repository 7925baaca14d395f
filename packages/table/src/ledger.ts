import type { Answer } from "@buck/protocol";
import type { Entry } from "./log.ts";

/** Answers that left no trace in the log are remembered up to here, the oldest forgotten first. */
const KEPT = 2_000;

/** What was answered to which command: the same command again gets the same answer and has no second effect. */
export class Ledger {
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

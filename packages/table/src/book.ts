import type { Answer, Code } from "@buck/protocol";
import { Ledger } from "./ledger.ts";
import type { Entry } from "./log.ts";
import type { Ports } from "./ports.ts";
import { finishedBetween } from "./record.ts";
import { reduce, unopened } from "./reduce.ts";
import type { TableState } from "./state.ts";
import type { Step } from "./steps.ts";

/** How long the table waits before it tries again to save what it does by itself. */
const STORE_RETRY = 1_000;

/** The table's state as its log has it: nothing is true before it is written. */
export class Book {
  readonly #ports: Ports;
  readonly #ledger = new Ledger();
  #state: TableState;
  #failedUntil = 0;

  constructor({ code, entries, ports }: { code: Code; entries: readonly Entry[]; ports: Ports }) {
    this.#ports = ports;
    this.#state = entries.reduce(reduce, unopened(code));
    for (const entry of entries) this.#ledger.store(entry);
  }

  get state(): TableState {
    return this.#state;
  }

  /** On the monotonic clock: until then the table leaves a store alone that has failed. */
  get failedUntil(): number {
    return this.#failedUntil;
  }

  /** Stores one entry and moves the state on; null, and nothing has moved, when it cannot be stored. */
  async write({ changes, news }: Step, commandId?: string): Promise<Entry | null> {
    const { clock, store } = this.#ports;
    const seq = this.#state.version + 1;
    const entry: Entry = {
      seq,
      at: clock.wallTime(),
      commandId: commandId ?? `table/${seq}`,
      changes,
      news,
    };
    const next = reduce(this.#state, entry);
    try {
      await store.append(this.#state.code, entry, finishedBetween(this.#state, next));
    } catch (error) {
      this.failed(error);
      return null;
    }
    this.#state = next;
    this.#ledger.store(entry);
    return entry;
  }

  failed(error: unknown): void {
    this.#failedUntil = this.#ports.clock.monotonic() + STORE_RETRY;
    this.#ports.onError?.(error);
  }

  /** What was answered to a command before; null when it is new. */
  answerTo(commandId: string): Answer | null {
    return this.#ledger.find(commandId);
  }

  /** For answers that leave no entry. */
  keepAnswer(commandId: string, answer: Answer): Answer {
    this.#ledger.keep(commandId, answer);
    return answer;
  }
}

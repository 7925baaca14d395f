import type { ClientState, TableClient } from "@buck/client";
import type { Answer, Command, Frame } from "@buck/protocol";

const UNHEARD: ClientState = {
  connection: "connecting",
  ending: null,
  frame: null,
  frameAt: 0,
  isResync: true,
  handEvents: [],
  presence: { here: [], watchers: 0, watcherNames: [] },
  chat: [],
  evening: [],
};

/** A table client whose table is the test. */
export class FakeClient implements TableClient {
  readonly code = "ACDE-FGHJ-2345";
  readonly sent: Command[] = [];
  readonly store: TableClient["store"] = {
    getState: () => this.#state,
    getInitialState: () => UNHEARD,
    subscribe: (listener) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
  };
  readonly #answers: Answer[];
  readonly #listeners = new Set<(state: ClientState, before: ClientState) => void>();
  #state = UNHEARD;

  /** What the table answers, one after the other; then always yes. */
  constructor(answers: readonly Answer[] = []) {
    this.#answers = [...answers];
  }

  set(change: Partial<ClientState>): void {
    const before = this.#state;
    this.#state = { ...before, ...change };
    for (const listener of this.#listeners) listener(this.#state, before);
  }

  /** A frame that stands for itself. */
  welcome(frame: Frame, change: Partial<ClientState> = {}): void {
    this.set({ connection: "online", frame, isResync: true, ...change });
  }

  /** A frame that follows the one before. */
  show(frame: Frame): void {
    this.set({ frame, isResync: false });
  }

  send(command: Command): Promise<Answer> {
    this.sent.push(command);
    return Promise.resolve(this.#answers.shift() ?? { ok: true, version: 1 });
  }

  reopen(): void {}
  close(): void {}
}

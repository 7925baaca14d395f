import { VirtualClock } from "@buck/authority";

/**
 * Time that passes as soon as nothing else is to be done: for games without a screen, where nobody looks at a pace.
 * Only for tables whose store answers without waiting: another one would be late at once.
 */
export class HurriedClock extends VirtualClock {
  readonly #idle: () => Promise<void>;
  #isRunning = false;

  /** `idle` resolves when no bot thinks: their time is real, so this clock stands still for them. */
  constructor(idle: () => Promise<void>) {
    super();
    this.#idle = idle;
  }

  override after(ms: number, callback: () => void): () => void {
    const cancel = super.after(ms, callback);
    if (!this.#isRunning) {
      this.#isRunning = true;
      setImmediate(() => void this.#run());
    }
    return cancel;
  }

  async #run(): Promise<void> {
    while (await this.next()) {
      await this.#idle();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#isRunning = false;
  }
}

/** A reader this many characters behind for BEHIND_MS is disconnected; it comes back and gets a welcome. */
const MAX_QUEUED = 256 * 1024;
const BEHIND_MS = 5000;
/** A reader this many characters behind is disconnected at once: memory is finite. */
const MOST_QUEUED = 1024 * 1024;

/** What a reader has not taken yet. A single message, however large, is never slowness. */
export class ReaderQueue {
  readonly #onSlow: () => void;
  #characters = 0;
  #messages = 0;
  #behind: NodeJS.Timeout | null = null;

  constructor(onSlow: () => void) {
    this.#onSlow = onSlow;
  }

  add(characters: number): void {
    this.#characters += characters;
    this.#messages += 1;
    if (this.#messages === 1 || this.#characters <= MAX_QUEUED) return;
    this.#behind ??= setTimeout(this.#onSlow, BEHIND_MS).unref();
    // Not at once: this runs in the middle of a send.
    if (this.#characters > MOST_QUEUED) setImmediate(() => this.#characters > MOST_QUEUED && this.#onSlow());
  }

  caughtUp(): void {
    this.#characters = 0;
    this.#messages = 0;
    if (this.#behind !== null) clearTimeout(this.#behind);
    this.#behind = null;
  }
}

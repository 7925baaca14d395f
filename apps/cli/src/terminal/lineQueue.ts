/** Keeps lines that arrive between two questions, so that none is lost. */
export class LineQueue {
  readonly #lines: string[] = [];
  readonly #waiting: ((line: string | null) => void)[] = [];
  #ended = false;

  push(line: string): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#lines.push(line);
    else waiting(line);
  }

  /** No more lines will come. */
  end(): void {
    this.#ended = true;
    for (const waiting of this.#waiting.splice(0)) waiting(null);
  }

  /** The next line; null at the end of input and when the signal aborts. */
  next(signal?: AbortSignal): Promise<string | null> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended || signal?.aborted === true) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      signal?.addEventListener("abort", () => this.#callOff(resolve), { once: true });
    });
  }

  /** Drops the lines that nobody has asked for yet. */
  forget(): void {
    this.#lines.length = 0;
  }

  get hasEnded(): boolean {
    return this.#ended && this.#lines.length === 0;
  }

  #callOff(resolve: (line: string | null) => void): void {
    const index = this.#waiting.indexOf(resolve);
    if (index === -1) return;
    this.#waiting.splice(index, 1);
    resolve(null);
  }
}

export interface Note {
  readonly isTerminal: boolean;
  write(text: string): void;
}

const WIDTH = 30;
const REDRAW_MS = 100;

/** A progress bar on standard error, where that is a terminal. */
export class Progress {
  readonly #note: Note;
  readonly #total: number;
  #drawnAt = Number.NEGATIVE_INFINITY;

  constructor(note: Note, total: number) {
    this.#note = note;
    this.#total = total;
  }

  /** Draws at most ten times a second: drawing costs more than a game. */
  update(done: number, now: number): void {
    if (!this.#note.isTerminal || now - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = now;
    const filled = Math.floor((WIDTH * done) / this.#total);
    const bar = "#".repeat(filled) + "-".repeat(WIDTH - filled);
    this.#note.write(`\r[${bar}] ${done} of ${this.#total}`);
  }

  clear(): void {
    if (this.#note.isTerminal) this.#note.write("\r\u001B[K");
  }
}

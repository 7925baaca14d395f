import type { Frame } from "./film.ts";

/** Where a film stands, and how to wind it. */
export class FilmPlayer {
  readonly #frames: readonly Frame[];
  #index = 0;

  constructor(frames: readonly Frame[]) {
    this.#frames = frames;
  }

  get frame(): Frame | null {
    return this.#frames[this.#index] ?? null;
  }

  get place(): { readonly step: number; readonly of: number } {
    return { step: this.#index + 1, of: this.#frames.length };
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#frames.length - 1;
  }

  /** What was said up to here. */
  get log(): readonly string[] {
    return this.#frames.slice(0, this.#index + 1).flatMap(({ lines }) => lines);
  }

  forward(): void {
    this.#go(this.#index + 1);
  }

  back(): void {
    this.#go(this.#index - 1);
  }

  nextHand(): void {
    const next = this.#frames.findIndex(({ opensHand }, index) => opensHand && index > this.#index);
    this.#go(next === -1 ? this.#frames.length - 1 : next);
  }

  previousHand(): void {
    const before = this.#frames.findLastIndex(({ opensHand }, index) => opensHand && index < this.#index);
    this.#go(Math.max(0, before));
  }

  #go(index: number): void {
    this.#index = Math.min(Math.max(0, index), Math.max(0, this.#frames.length - 1));
  }
}

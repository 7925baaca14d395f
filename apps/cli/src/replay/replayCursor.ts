import type { ReplayStep } from "./replaySteps.ts";

/** Which step of a replay is shown, and the ways to move to another one. */
export class ReplayCursor {
  readonly #steps: readonly ReplayStep[];
  #index = 0;

  constructor(steps: readonly ReplayStep[]) {
    this.#steps = steps;
  }

  get step(): ReplayStep | null {
    return this.#steps[this.#index] ?? null;
  }

  /** Counted from 1. */
  get position(): { readonly step: number; readonly count: number } {
    return { step: this.#index + 1, count: this.#steps.length };
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#steps.length - 1;
  }

  /** Every line from the first step to this one. */
  get log(): readonly string[] {
    return this.#steps.slice(0, this.#index + 1).flatMap(({ lines }) => lines);
  }

  forward(): void {
    this.#moveTo(this.#index + 1);
  }

  back(): void {
    this.#moveTo(this.#index - 1);
  }

  nextHand(): void {
    const next = this.#steps.findIndex(({ startsHand }, index) => startsHand && index > this.#index);
    this.#moveTo(next === -1 ? this.#steps.length - 1 : next);
  }

  previousHand(): void {
    const before = this.#steps.findLastIndex(({ startsHand }, index) => startsHand && index < this.#index);
    this.#moveTo(Math.max(0, before));
  }

  #moveTo(index: number): void {
    this.#index = Math.min(Math.max(0, index), Math.max(0, this.#steps.length - 1));
  }
}

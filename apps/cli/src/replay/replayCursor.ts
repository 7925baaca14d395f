import { stepAfter, stepBefore } from "@buck/records";
import type { StepUnit } from "@buck/records";
import type { ReplayStep } from "./replaySteps.ts";

/** Which step of a replay is shown, and the ways to move to another one. */
export class ReplayCursor {
  readonly #steps: readonly ReplayStep[];
  #index: number;

  constructor(steps: readonly ReplayStep[], index = 0) {
    this.#steps = steps;
    this.#index = index;
  }

  get step(): ReplayStep | null {
    return this.#steps[this.#index] ?? null;
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#steps.length - 1;
  }

  /** Every line from the first step to this one. */
  get log(): readonly string[] {
    return this.#steps.slice(0, this.#index + 1).flatMap(({ lines }) => lines);
  }

  forward(unit: StepUnit): void {
    this.#index = stepAfter(this.#steps, this.#index, unit);
  }

  back(unit: StepUnit): void {
    this.#index = stepBefore(this.#steps, this.#index, unit);
  }
}

import type { GameHistory, GameStep } from "@buck/records";
import { momentOf } from "../games/index.ts";
import type { LogLine } from "../texts/line.ts";
import { gameFrameAt, handEventsAt } from "./replayTable.ts";

/** What a step is told as, and which step that is. */
export interface StepLines {
  readonly index: number;
  readonly lines: readonly LogLine[];
}

/** The game in words, hand by hand; every line leads to the step it tells of. */
export interface HandLines {
  readonly hand: number;
  /** The step of the deal. */
  readonly first: number;
  readonly steps: readonly StepLines[];
}

export function replayLog(history: GameHistory, steps: readonly GameStep[]): readonly HandLines[] {
  const hands: { hand: number; first: number; steps: StepLines[] }[] = [];
  let told = 0;
  for (const [index, step] of steps.entries()) {
    if (step.step === 0) {
      hands.push({ hand: step.hand, first: index, steps: [] });
      told = 0;
    }
    const { log } = momentOf(gameFrameAt(history, step), handEventsAt(history, step));
    hands.at(-1)?.steps.push({ index, lines: log.slice(told) });
    told = log.length;
  }
  return hands;
}

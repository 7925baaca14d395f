import type { GameHistory, GameStep } from "@buck/records";
import { momentOf } from "../games/index.ts";
import type { LogLine } from "../texts/line.ts";
import { gameFrameAt, handEventsAt } from "./replayTable.ts";

/** What a step is told as, and which step that is. */
export interface StepLines {
  readonly index: number;
  readonly lines: readonly LogLine[];
}

/** A hand in words; every line leads to the step it tells of. */
export interface HandLines {
  readonly hand: number;
  /** The step of the deal. */
  readonly first: number;
  readonly last: number;
  /** Put into words when somebody asks: a game of forty hands would keep a phone busy for seconds. */
  readonly steps: readonly StepLines[];
}

/** The game in words, hand by hand. */
export function replayLog(history: GameHistory, steps: readonly GameStep[]): readonly HandLines[] {
  const deals = steps.flatMap(({ step }, index) => (step === 0 ? [index] : []));
  return deals.map((first, number) => {
    const last = (deals[number + 1] ?? steps.length) - 1;
    let told: readonly StepLines[] | undefined;
    return {
      hand: steps[first]?.hand ?? 0,
      first,
      last,
      get steps() {
        return (told ??= linesOf(history, steps, first, last));
      },
    };
  });
}

function linesOf(
  history: GameHistory,
  steps: readonly GameStep[],
  first: number,
  last: number,
): readonly StepLines[] {
  let told = 0;
  return steps.slice(first, last + 1).map((step, number) => {
    const { log } = momentOf(gameFrameAt(history, step), handEventsAt(history, step));
    const lines = log.slice(told);
    told = log.length;
    return { index: first + number, lines };
  });
}

import type { GameName, Games } from "@buck/engine";
import { stepsOf } from "@buck/records";
import type { GameHistory } from "@buck/records";
import type { HandStates } from "../gameUi/terminalGame.ts";

/** Where each hand begins and ends. */
export function handsOf<Name extends GameName>(
  history: GameHistory<Name>,
): readonly HandStates<Games[Name]["state"]>[] {
  const states: readonly Games[Name]["state"][] = history.states;
  const deals = stepsOf(history).flatMap(({ startsHand, stateIndex }) => (startsHand ? [stateIndex] : []));
  return deals.flatMap((index, nth) => {
    const dealt = states[index];
    const end = states[(deals[nth + 1] ?? states.length) - 1];
    return dealt === undefined || end === undefined ? [] : [{ dealt, end }];
  });
}

import type { HandStates } from "../gameUi/terminalGame.ts";

interface Dealt {
  readonly type: string;
}

export function isDeal(events: readonly Dealt[]): boolean {
  return events.some(({ type }) => type === "dealt");
}

/** Where each hand begins and ends. */
export function handsOf<State>(
  states: readonly State[],
  events: readonly (readonly Dealt[])[],
): readonly HandStates<State>[] {
  const deals = events.flatMap((step, index) => (isDeal(step) ? [index + 1] : []));
  return deals.flatMap((index, nth) => {
    const dealt = states[index];
    const end = states[(deals[nth + 1] ?? states.length) - 1];
    return dealt === undefined || end === undefined ? [] : [{ dealt, end }];
  });
}

import type { GameHistory } from "./load.ts";

export interface HandStates<State> {
  /** The cards have just been dealt. */
  readonly dealt: State;
  /** The last state before the next deal. */
  readonly end: State;
}

interface Dealt {
  readonly type: string;
}

/** Where each hand begins and ends. */
export function handsOf<State, Event extends Dealt>({
  states,
  events,
}: GameHistory<State, Event>): readonly HandStates<State>[] {
  const deals = dealIndices(events);
  return deals.flatMap((index, nth) => {
    const dealt = states[index];
    const end = states[(deals[nth + 1] ?? states.length) - 1];
    return dealt === undefined || end === undefined ? [] : [{ dealt, end }];
  });
}

/** The indices of the states that come right after a deal. */
export function dealIndices(events: readonly (readonly Dealt[])[]): readonly number[] {
  return events.flatMap((step, index) => (step.some(({ type }) => type === "dealt") ? [index + 1] : []));
}

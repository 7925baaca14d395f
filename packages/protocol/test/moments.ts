/** A state of a game, and what led to it. */
export interface StateWithEvents<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

interface Playing<State, Event, Action> {
  /** Says which game it was when it goes wrong. */
  readonly seed: number;
  readonly first: State;
  readonly next: (state: State) => Action;
  readonly apply: (
    state: State,
    action: Action,
  ) =>
    | ({ readonly ok: true } & StateWithEvents<State, Event>)
    | { readonly ok: false; readonly code: string };
  /** A game that is not over after so many actions never will be. */
  readonly most: number;
}

/** A whole game and the beginning of another, moment by moment. */
export function* momentsOf<State, Event extends { readonly type: string }, Action>({
  seed,
  first,
  next,
  apply,
  most,
}: Playing<State, Event, Action>): Generator<StateWithEvents<State, Event>> {
  let state = first;
  yield { state, events: [] };
  for (let count = 0; count < most; count += 1) {
    const result = apply(state, next(state));
    if (!result.ok) throw new Error(`seed ${seed}: ${result.code}`);
    const { events } = result;
    ({ state } = result);
    yield { state, events };
    if (events.some(({ type }) => type === "newGame")) return;
  }
  throw new Error(`seed ${seed}: no end after ${most} actions`);
}

import type { Position } from "../src/index.ts";
import type { ApplyResult } from "../src/result.ts";
import { hand } from "./cards.ts";

interface Rules<State, View, Action, Event> {
  readonly apply: (state: State, action: unknown) => ApplyResult<State, Event, { readonly code: string }>;
  readonly toAct: (state: State) => readonly Position[];
  readonly view: (state: State, viewer: Position) => View;
  readonly legalActions: (view: View) => readonly Action[];
}

/** The ways a test asks a game what it does with an action. */
export function asking<State extends { readonly phase: string }, View, Action, Event>({
  apply,
  toAct,
  view,
  legalActions,
}: Rules<State, View, Action, Event>) {
  function accepted(state: State, action: unknown) {
    const result = apply(state, action);
    if (result.ok) return result;
    throw new Error(`${JSON.stringify(action)} was refused: ${result.code}`);
  }

  function onTurn(state: State): Position {
    const [position] = toAct(state);
    if (position === undefined) throw new Error(`Nobody is on turn in ${state.phase}`);
    return position;
  }

  return {
    onTurn,

    /** All of them one after the other; a refused one is a mistake in the test. */
    run: (state: State, ...actions: readonly Action[]): State =>
      actions.reduce((current, action) => accepted(current, action).state, state),

    eventsOf: (state: State, action: Action): readonly Event[] => accepted(state, action).events,

    /** The code an action is refused with, or "accepted". */
    answer: (state: State, action: unknown): string => {
      const result = apply(state, action);
      return result.ok ? "accepted" : result.code;
    },

    /** What the refusal of an action names beside its code. */
    about: (state: State, action: unknown): object => {
      const { ok: _ok, ...result } = apply(state, action);
      return result;
    },

    /** Cards in turn: whoever plays next plays the next of these. */
    plays: (state: State, cards: string): State =>
      hand(cards).reduce((current, { id }) => {
        const action = { type: "PLAY_CARD", playerPosition: onTurn(current), cardId: id };
        return accepted(current, action).state;
      }, state),

    firstLegal: (state: State): Action => {
      const [action] = legalActions(view(state, onTurn(state)));
      if (action === undefined) throw new Error(`There is no move in ${state.phase}`);
      return action;
    },
  };
}

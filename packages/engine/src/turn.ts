import { append } from "./append.ts";
import type { Draft } from "./state.ts";

/** An action being carried out: the next state, and what has happened on the way to it. */
export interface TurnOf<State, Event extends object> {
  readonly ok: true;
  readonly state: Draft<State>;
  events: readonly Event[];
}

const NOTHING: readonly never[] = [];

/** How a game carries out an action: on a copy of the state, one event after the other. */
export function turnsOf<State, Event extends object>(
  copy: (state: State) => Draft<State>,
  happen: (state: Draft<State>, event: Event) => void,
) {
  /** Everybody is told, and what it changes is left to the caller. */
  const addEvent = <Said extends Event>(turn: TurnOf<State, Event>, event: Said): Said => {
    turn.events = append(turn.events, event);
    return event;
  };
  return {
    addEvent,
    begin: (state: State): TurnOf<State, Event> => ({ ok: true, state: copy(state), events: NOTHING }),
    /** Something happens that everybody may know. */
    tell: (turn: TurnOf<State, Event>, event: Event): TurnOf<State, Event> => {
      happen(turn.state, addEvent(turn, event));
      return turn;
    },
  };
}

import { buck, euchre } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { GameHistory } from "./history.ts";

/** A player, or two partners, at the end of a game. */
export interface FinalPlace {
  readonly positions: readonly Position[];
  readonly score: number;
  /** 1 for the winner. */
  readonly place: number;
}

/** Who came where, the winner first; null for a game that is not over. */
export function finalPlaces(history: GameHistory): readonly FinalPlace[] | null {
  if (history.game === "buck") {
    const outcome = outcomeOf(history.states, buck.outcome);
    return (
      outcome?.standings.map(({ position, ...rest }) => Object.assign(rest, { positions: [position] })) ??
      null
    );
  }
  return outcomeOf(history.states, euchre.outcome)?.standings ?? null;
}

function outcomeOf<State, Outcome>(
  states: readonly State[],
  outcome: (state: State) => Outcome | null,
): Outcome | null {
  const last = states.at(-1);
  return last === undefined ? null : outcome(last);
}

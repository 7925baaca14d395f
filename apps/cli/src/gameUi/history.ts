import type { GameName, Games } from "@buck/engine";

/** All states and events of a game: `events[i]` lead from `states[i]` to `states[i + 1]`. */
export type GameHistory<Name extends GameName = GameName> = {
  readonly [Game in Name]: {
    readonly game: Game;
    readonly states: readonly Games[Game]["state"][];
    readonly events: readonly (readonly Games[Game]["event"][])[];
  };
}[Name];

/** Where and how a file breaks a rule. */
export interface Fault {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  /** The number of the action in a record, or the place in an EGN file. */
  readonly at: number | string;
}

export type LoadResult<Name extends GameName = GameName> =
  | { readonly ok: true; readonly history: GameHistory<Name> }
  | Fault;

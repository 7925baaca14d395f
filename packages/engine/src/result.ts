import type { Card, Suit } from "./cards.ts";

/** The ways to be wrong that every game has, each with what a sentence about it has to name. */
export type CommonReason<Phase extends string = string> =
  | {
      readonly code:
        | "MALFORMED_ACTION"
        | "UNKNOWN_ACTION"
        | "INVALID_POSITION"
        | "INVALID_PLAYER_ID"
        | "INVALID_NAME"
        | "SEAT_TAKEN"
        | "SEAT_EMPTY"
        | "ALREADY_SEATED"
        | "GAME_STARTED"
        | "DEALER_NOT_CHOSEN"
        | "DEALER_ALREADY_CHOSEN"
        | "NOT_YOUR_TURN";
    }
  | { readonly code: "TABLE_FULL"; readonly seats: number }
  | { readonly code: "NOT_A_FULL_DECK"; readonly cards: number }
  | { readonly code: "WRONG_PHASE"; readonly phase: Phase }
  | MustFollowSuit;

export interface MustFollowSuit {
  readonly code: "MUST_FOLLOW_SUIT";
  readonly led: Suit;
  /** The left bower, where it is what misleads: it no longer belongs to the suit printed on it. */
  readonly leftBower: Card | null;
}

/** Bad input is a value: a code with its parameters. Exceptions are for bugs. */
export type Refusal<Reason> = Reason & { readonly ok: false };

export interface Applied<State, Event> {
  readonly ok: true;
  readonly state: State;
  readonly events: readonly Event[];
}

export type ApplyResult<State, Event, Reason> = Applied<State, Event> | Refusal<Reason>;

import { sameColor } from "./bowers.ts";
import { suitName } from "./cards.ts";
import type { Card, Suit } from "./cards.ts";

/** The ways to be wrong that every game has, each with what a sentence about it has to name. */
export type CommonReason<Phase extends string = string> =
  | PlainReason
  | { readonly code: "TABLE_FULL"; readonly seats: number }
  | { readonly code: "NOT_A_FULL_DECK"; readonly cards: number }
  | { readonly code: "WRONG_PHASE"; readonly phase: Phase }
  | MustFollowSuit;

interface PlainReason {
  readonly code: keyof typeof PLAIN_SENTENCES;
}

export interface MustFollowSuit {
  readonly code: "MUST_FOLLOW_SUIT";
  readonly led: Suit;
  /** The left bower, where it is what misleads: it no longer belongs to the suit printed on it. */
  readonly leftBower: Card | null;
}

/** Bad input is a value: a code with its parameters. Exceptions are for bugs. */
export type Refusal<Reason> = Reason & { readonly ok: false; readonly message: string };

export interface Applied<State, Event> {
  readonly ok: true;
  readonly state: State;
  readonly events: readonly Event[];
}

export type ApplyResult<State, Event, Reason> = Applied<State, Event> | Refusal<Reason>;

const PLAIN_SENTENCES = {
  MALFORMED_ACTION: "That is not a move of this game.",
  UNKNOWN_ACTION: "This game has no such move.",
  INVALID_POSITION: "There is no such seat.",
  INVALID_PLAYER_ID: "A player needs an ID.",
  INVALID_NAME: "A player needs a name.",
  SEAT_TAKEN: "That seat is taken.",
  SEAT_EMPTY: "Nobody sits there.",
  ALREADY_SEATED: "You already have a seat at this table.",
  GAME_STARTED: "The game has started, so nobody can change seats.",
  DEALER_NOT_CHOSEN: "The first dealer has not been chosen yet.",
  DEALER_ALREADY_CHOSEN: "The dealer has already been chosen.",
  NOT_YOUR_TURN: "It is not your turn.",
} as const;

export function commonSentence(reason: CommonReason): string {
  switch (reason.code) {
    case "NOT_A_FULL_DECK":
      return `A deck is each of the ${reason.cards} cards exactly once.`;
    case "TABLE_FULL":
      return `All ${reason.seats} seats are taken.`;
    case "WRONG_PHASE":
      return "You cannot do that right now.";
    case "MUST_FOLLOW_SUIT":
      return followSentence(reason);
    default:
      return PLAIN_SENTENCES[reason.code];
  }
}

function followSentence({ led, leftBower }: MustFollowSuit): string {
  if (leftBower === null) return `You must follow ${suitName(led)}.`;
  const trump = suitName(sameColor(leftBower.suit)).slice(0, -1);
  return `You must follow ${suitName(led)}: the jack of ${suitName(leftBower.suit)} is a ${trump} now.`;
}

import type { Refusal } from "../result.ts";

/** One code for each way to be wrong, and the sentence a player reads. */
const SENTENCES = {
  MALFORMED_ACTION: "That is not a move of this game.",
  UNKNOWN_ACTION: "This game has no such move.",
  INVALID_POSITION: "Seats are numbered 0 to 3.",
  INVALID_PLAYER_ID: "A player needs an id.",
  INVALID_NAME: "A player needs a name.",
  INVALID_BID: "A bid is a pass or 2, 3, 4 or 5 tricks.",
  INVALID_DECISION: "Say whether you fold or stay.",
  UNKNOWN_SUIT: "There is no such suit.",
  UNKNOWN_CARD: "There is no such card.",
  NOT_A_FULL_DECK: "A deck is each of the 24 cards exactly once.",
  WRONG_PHASE: "That cannot be done now.",
  TABLE_FULL: "All four seats are taken.",
  SEAT_TAKEN: "That seat is taken.",
  SEAT_EMPTY: "Nobody sits there.",
  ALREADY_SEATED: "You already have a seat at this table.",
  GAME_STARTED: "The game has begun: seats no longer open or close.",
  DEALER_NOT_CHOSEN: "The first dealer has not been chosen yet.",
  DEALER_ALREADY_CHOSEN: "The dealer has been chosen already.",
  NOT_YOUR_TURN: "It is not your turn.",
  ALREADY_PASSED: "You have passed and are out of the bidding.",
  BID_BELOW_MINIMUM: "That is less than the lowest bid at this table.",
  BID_TOO_LOW: "You must bid higher than the bid before you, or pass.",
  DEALER_MUST_BID: "Everybody else passed: the dealer must bid.",
  DEALER_BIDS_MINIMUM: "Everybody else passed: the dealer bids the minimum, no more.",
  NOT_THE_BIDDER: "Only the winner of the bidding declares trump.",
  CLUBS_ARE_TRUMP: "A club was turned up, so clubs are trump already.",
  BIDDER_CANNOT_FOLD: "You won the bidding: you cannot fold.",
  CANNOT_FOLD_ON_CLUBS: "A club was turned up: nobody can fold this hand.",
  ALREADY_DECIDED: "You have decided already.",
  PLAYER_FOLDED: "You folded this hand.",
  CARD_NOT_IN_HAND: "That card is not in your hand.",
  MUST_FOLLOW_SUIT: "You must follow suit.",
} as const;

export type ErrorCode = keyof typeof SENTENCES;

export function refuse(code: ErrorCode, message: string = SENTENCES[code]): Refusal<ErrorCode> {
  return { ok: false, code, message };
}

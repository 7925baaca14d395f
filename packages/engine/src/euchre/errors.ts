import type { Refusal } from "../result.ts";

/** One code for each way to be wrong, and the sentence a player reads. */
const SENTENCES = {
  MALFORMED_ACTION: "That is not a move of this game.",
  UNKNOWN_ACTION: "This game has no such move.",
  INVALID_POSITION: "Seats are numbered 0 to 3.",
  INVALID_PLAYER_ID: "A player needs an id.",
  INVALID_NAME: "A player needs a name.",
  INVALID_CALL: "Order up the turned card in the first round; name a suit in the second.",
  INVALID_SUIT: "That suit cannot be called.",
  INVALID_CARD: "That card is not in your hand.",
  NOT_A_FULL_DECK: "A deck is each of the 24 cards exactly once.",
  WRONG_PHASE: "That cannot be done now.",
  TABLE_FULL: "All four seats are taken.",
  SEAT_TAKEN: "That seat is taken.",
  SEAT_EMPTY: "Nobody sits there.",
  ALREADY_SEATED: "You already have a seat at this table.",
  GAME_STARTED: "The game has begun: seats no longer change.",
  DEALER_NOT_CHOSEN: "The first dealer has not been chosen yet.",
  DEALER_ALREADY_CHOSEN: "The dealer has been chosen already.",
  WRONG_FIRST_DEALER: "At this table the first dealer is found in another way.",
  NOT_YOUR_TURN: "It is not your turn.",
  MUST_CALL: "Everybody else passed: the dealer must call a suit.",
  ALONE_NOT_ALLOWED: "At this table nobody goes alone.",
  MUST_GO_ALONE: "Who orders up their partner must go alone at this table.",
  NOT_DEALER: "Only the dealer discards.",
  INACTIVE_PARTNER: "Your partner plays alone: you sit this hand out.",
  MUST_FOLLOW_SUIT: "You must follow suit.",
} as const;

export type ErrorCode = keyof typeof SENTENCES;

export function refuse(code: ErrorCode, message: string = SENTENCES[code]): Refusal<ErrorCode> {
  return { ok: false, code, message };
}

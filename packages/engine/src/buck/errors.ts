import { COMMON_SENTENCES, refusing } from "../errors.ts";

/** One code for each way to be wrong, and the sentence a player reads. */
const SENTENCES = {
  ...COMMON_SENTENCES,
  INVALID_BID: "A bid is a pass or 2, 3, 4 or 5 tricks.",
  INVALID_DECISION: "Say whether you fold or stay.",
  UNKNOWN_SUIT: "There is no such suit.",
  UNKNOWN_CARD: "There is no such card.",
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
} as const;

export type ErrorCode = keyof typeof SENTENCES;

export const refuse = refusing<ErrorCode>(SENTENCES);

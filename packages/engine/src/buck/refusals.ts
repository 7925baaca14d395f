import { commonSentence } from "../result.ts";
import type { CommonReason, Refusal } from "../result.ts";
import type { BidAmount, GamePhase } from "./state.ts";

/** Every way to be wrong in this game, with what a sentence about it has to name. */
export type Reason =
  | CommonReason<GamePhase>
  | {
      readonly code:
        | "INVALID_DECISION"
        | "UNKNOWN_SUIT"
        | "UNKNOWN_CARD"
        | "ALREADY_PASSED"
        | "NOT_THE_BIDDER"
        | "CLUBS_ARE_TRUMP"
        | "BIDDER_CANNOT_FOLD"
        | "CANNOT_FOLD_ON_CLUBS"
        | "ALREADY_DECIDED"
        | "PLAYER_FOLDED"
        | "CARD_NOT_IN_HAND";
    }
  | { readonly code: "INVALID_BID"; readonly amounts: readonly BidAmount[] }
  | {
      readonly code: "BID_BELOW_MINIMUM" | "DEALER_MUST_BID" | "DEALER_BIDS_MINIMUM";
      readonly minimum: number;
    }
  /** `highest` has been bid, so the next bid is at least `lowest`. */
  | { readonly code: "BID_TOO_LOW"; readonly highest: number; readonly lowest: number };

export type ErrorCode = Reason["code"];

export function refuse(reason: Reason): Refusal<Reason> {
  return { ok: false, ...reason, message: sentence(reason) };
}

function sentence(reason: Reason): string {
  switch (reason.code) {
    case "INVALID_BID":
      return `A bid is one of ${reason.amounts.join(", ").toLowerCase()}.`;
    case "BID_TOO_LOW":
      return `${reason.highest} has been bid: bid ${reason.lowest} or more, or pass.`;
    case "BID_BELOW_MINIMUM":
      return `The lowest bid at this table is ${reason.minimum}.`;
    case "DEALER_MUST_BID":
    case "DEALER_BIDS_MINIMUM":
      return `Everybody else passed: the dealer must bid ${reason.minimum}.`;
    case "INVALID_DECISION":
      return "Say whether you fold or stay.";
    case "UNKNOWN_SUIT":
      return "There is no such suit.";
    case "UNKNOWN_CARD":
      return "There is no such card.";
    case "ALREADY_PASSED":
      return "You have passed and are out of the bidding.";
    case "NOT_THE_BIDDER":
      return "Only the winner of the bidding names trump.";
    case "CLUBS_ARE_TRUMP":
      return "A club was turned up, so clubs are already trump.";
    case "BIDDER_CANNOT_FOLD":
      return "You won the bidding, so you cannot fold.";
    case "CANNOT_FOLD_ON_CLUBS":
      return "A club was turned up, so nobody can fold this hand.";
    case "ALREADY_DECIDED":
      return "You have already decided.";
    case "PLAYER_FOLDED":
      return "You folded this hand.";
    case "CARD_NOT_IN_HAND":
      return "That card is not in your hand.";
    case "WRONG_PHASE":
      return `You cannot do that right now. ${WHAT_IS_GOING_ON[reason.phase]}`;
    default:
      return commonSentence(reason);
  }
}

const WHAT_IS_GOING_ON: Readonly<Record<GamePhase, string>> = {
  WAITING_FOR_PLAYERS: "The table still waits for players.",
  DEALING: "The cards are about to be dealt.",
  TRUMP_REVEAL: "The turn-up is being shown; the bidding comes next.",
  BIDDING: "The bidding is on.",
  DECLARING_TRUMP: "The winner of the bidding is choosing trump.",
  FOLDING_DECISION: "Everybody but the bidder is choosing to fold or stay.",
  PLAYING: "The tricks are being played.",
  ROUND_OVER: "The hand is over; the next one comes.",
  GAME_OVER: "The game is over.",
};

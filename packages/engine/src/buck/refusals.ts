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
  return { ok: false, ...reason };
}

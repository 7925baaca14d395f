import type { Suit } from "../cards.ts";
import type { CommonReason, Refusal } from "../result.ts";
import type { GamePhase } from "./state.ts";

/** Every way to be wrong in this game, with what a sentence about it has to name. */
export type Reason =
  | CommonReason<GamePhase>
  | {
      readonly code:
        | "INVALID_CALL"
        | "INVALID_CARD"
        | "WRONG_FIRST_DEALER"
        | "MUST_CALL"
        | "ALONE_NOT_ALLOWED"
        | "MUST_GO_ALONE"
        | "NOT_DEALER"
        | "INACTIVE_PARTNER";
    }
  | InvalidSuit;

type InvalidSuit =
  | { readonly code: "INVALID_SUIT"; readonly why: "unknown" }
  | { readonly code: "INVALID_SUIT"; readonly why: "turnedDown" | "notHeld"; readonly suit: Suit };

export type ErrorCode = Reason["code"];

export function refuse(reason: Reason): Refusal<Reason> {
  return { ok: false, ...reason };
}

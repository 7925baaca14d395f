import { isCardId, isSuit } from "../cards.ts";
import { actionChecker, isNonEmptyString } from "../parse.ts";
import type { Refusal } from "../result.ts";
import { isPosition } from "../seats.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { BID_AMOUNTS } from "./state.ts";

const errorIn = actionChecker({
  fields: {
    id: { valid: isNonEmptyString, code: "INVALID_PLAYER_ID" },
    name: { valid: isNonEmptyString, code: "INVALID_NAME" },
    playerPosition: { valid: isPosition, code: "INVALID_POSITION" },
    dealerPosition: { valid: isPosition, code: "INVALID_POSITION" },
    deck: { valid: Array.isArray, code: "NOT_A_FULL_DECK" },
    amount: { valid: (value) => BID_AMOUNTS.some((amount) => amount === value), code: "INVALID_BID" },
    trumpSuit: { valid: isSuit, code: "UNKNOWN_SUIT" },
    folded: { valid: (value) => typeof value === "boolean", code: "INVALID_DECISION" },
    cardId: { valid: isCardId, code: "UNKNOWN_CARD" },
  },
  shapes: {
    ADD_PLAYER: { required: ["id", "name"], optional: ["playerPosition"] },
    REMOVE_PLAYER: { required: ["playerPosition"] },
    CHOOSE_DEALER: { required: ["dealerPosition"] },
    DEAL: { required: ["deck"] },
    OPEN_BIDDING: { required: [] },
    PLACE_BID: { required: ["playerPosition", "amount"] },
    DECLARE_TRUMP: { required: ["playerPosition", "trumpSuit"] },
    FOLD_DECISION: { required: ["playerPosition", "folded"] },
    PLAY_CARD: { required: ["playerPosition", "cardId"] },
    NEXT_ROUND: { required: [] },
    NEW_GAME: { required: ["playerPosition"] },
  } satisfies Record<Action["type"], unknown>,
});

export type ParsedAction = { readonly ok: true; readonly action: Action } | Refusal<ErrorCode>;

/** Anything at all in, a well-formed action or a code out. Whether a deck is full is for the deal to say. */
export function parseAction(input: unknown): ParsedAction {
  const wrong = errorIn(input);
  return wrong === null ? { ok: true, action: input as Action } : refuse(wrong);
}

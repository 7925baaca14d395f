import { isCardId, isSuit } from "../cards.ts";
import { actionChecker, isNonEmptyString } from "../parse.ts";
import type { Refusal } from "../result.ts";
import { isPosition } from "../seats.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";

const errorIn = actionChecker({
  fields: {
    id: { valid: isNonEmptyString, code: "INVALID_PLAYER_ID" },
    name: { valid: isNonEmptyString, code: "INVALID_NAME" },
    playerPosition: { valid: isPosition, code: "INVALID_POSITION" },
    otherPosition: { valid: isPosition, code: "INVALID_POSITION" },
    dealerPosition: { valid: isPosition, code: "INVALID_POSITION" },
    deck: { valid: Array.isArray, code: "NOT_A_FULL_DECK" },
    pickUp: { valid: (value) => value === true, code: "INVALID_CALL" },
    suit: { valid: isSuit, code: "INVALID_SUIT" },
    goAlone: { valid: (value) => typeof value === "boolean", code: "INVALID_CALL" },
    cardId: { valid: isCardId, code: "INVALID_CARD" },
  },
  shapes: {
    ADD_PLAYER: { required: ["id", "name"], optional: ["playerPosition"] },
    REMOVE_PLAYER: { required: ["playerPosition"] },
    SWAP_PLAYERS: { required: ["playerPosition", "otherPosition"] },
    CHOOSE_DEALER: { required: [], optional: ["dealerPosition", "deck"] },
    DEAL: { required: ["deck"] },
    CALL_TRUMP: { required: ["playerPosition"], optional: ["pickUp", "suit", "goAlone"] },
    PASS_TRUMP: { required: ["playerPosition"] },
    DISCARD: { required: ["playerPosition", "cardId"] },
    PLAY_CARD: { required: ["playerPosition", "cardId"] },
    NEXT_ROUND: { required: [] },
    NEW_GAME: { required: ["playerPosition"] },
  } satisfies Record<Action["type"], unknown>,
});

export type ParsedAction = { readonly ok: true; readonly action: Action } | Refusal<ErrorCode>;

/** Anything at all in, a well-formed action or a code out. */
export function parseAction(input: unknown): ParsedAction {
  const wrong = errorIn(input);
  if (wrong !== null) return refuse(wrong);
  const action = input as Action;
  if (action.type === "CHOOSE_DEALER" && "deck" in action === "dealerPosition" in action) {
    return refuse("INVALID_POSITION");
  }
  if (action.type === "CALL_TRUMP" && (action.pickUp === undefined) === (action.suit === undefined)) {
    return refuse("INVALID_CALL");
  }
  return { ok: true, action };
}

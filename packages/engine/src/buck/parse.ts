import { isCardId, isSuit } from "../cards.ts";
import { deckFor } from "../deck.ts";
import { actionChecker, isNonEmptyString, isSeat } from "../parse.ts";
import type { Field, FieldOf, Shape } from "../parse.ts";
import type { Refusal } from "../result.ts";
import { LARGEST_TABLE } from "../seats.ts";
import type { Position } from "../seats.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./refusals.ts";
import type { Reason } from "./refusals.ts";
import { BID_AMOUNTS } from "./state.ts";

type FieldName = FieldOf<Action>;

const FIELDS: Readonly<Record<FieldName, Field<Reason>>> = {
  id: { valid: isNonEmptyString, otherwise: { code: "INVALID_PLAYER_ID" } },
  name: { valid: isNonEmptyString, otherwise: { code: "INVALID_NAME" } },
  playerPosition: { valid: isSeat, otherwise: { code: "INVALID_POSITION" } },
  dealerPosition: { valid: isSeat, otherwise: { code: "INVALID_POSITION" } },
  deck: {
    valid: Array.isArray,
    otherwise: (seats) => ({ code: "NOT_A_FULL_DECK", cards: deckFor(seats.length).length }),
  },
  amount: {
    valid: (value) => BID_AMOUNTS.some((amount) => amount === value),
    otherwise: { code: "INVALID_BID", amounts: BID_AMOUNTS },
  },
  trumpSuit: { valid: isSuit, otherwise: { code: "UNKNOWN_SUIT" } },
  folded: { valid: (value) => typeof value === "boolean", otherwise: { code: "INVALID_DECISION" } },
  cardId: { valid: isCardId, otherwise: { code: "UNKNOWN_CARD" } },
};

const SHAPES: Readonly<Record<Action["type"], Shape<FieldName>>> = {
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
};

const reasonAgainst = actionChecker({ fields: FIELDS, shapes: SHAPES });

export type ParsedAction = { readonly ok: true; readonly action: Action } | Refusal<Reason>;

/** Anything at all in, a well-formed action or a code out. Without `seats`: of the largest table. Whether a deck is full is for the deal to say. */
export function parseAction(input: unknown, seats: readonly Position[] = LARGEST_TABLE): ParsedAction {
  const wrong = reasonAgainst(input, seats);
  return wrong === null ? { ok: true, action: input as Action } : refuse(wrong);
}

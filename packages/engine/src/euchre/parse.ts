import { isCardId, isSuit } from "../cards.ts";
import { deckFor } from "../deck.ts";
import { actionChecker, isNonEmptyString, isSeat } from "../parse.ts";
import type { Field, FieldOf, Shape } from "../parse.ts";
import type { Refusal } from "../result.ts";
import type { Position } from "../seats.ts";
import type { Action } from "./actions.ts";
import { SEATS } from "./options.ts";
import { refuse } from "./refusals.ts";
import type { Reason } from "./refusals.ts";

type FieldName = FieldOf<Action>;

const FIELDS: Readonly<Record<FieldName, Field<Reason>>> = {
  id: { valid: isNonEmptyString, otherwise: { code: "INVALID_PLAYER_ID" } },
  name: { valid: isNonEmptyString, otherwise: { code: "INVALID_NAME" } },
  playerPosition: { valid: isSeat, otherwise: { code: "INVALID_POSITION" } },
  otherPosition: { valid: isSeat, otherwise: { code: "INVALID_POSITION" } },
  dealerPosition: { valid: isSeat, otherwise: { code: "INVALID_POSITION" } },
  deck: {
    valid: Array.isArray,
    otherwise: (seats) => ({ code: "NOT_A_FULL_DECK", cards: deckFor(seats.length).length }),
  },
  pickUp: { valid: (value) => value === true, otherwise: { code: "INVALID_CALL" } },
  suit: { valid: isSuit, otherwise: { code: "INVALID_SUIT", why: "unknown" } },
  goAlone: { valid: (value) => typeof value === "boolean", otherwise: { code: "INVALID_CALL" } },
  cardId: { valid: isCardId, otherwise: { code: "INVALID_CARD" } },
};

const SHAPES: Readonly<Record<Action["type"], Shape<FieldName>>> = {
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
};

const reasonAgainst = actionChecker({ fields: FIELDS, shapes: SHAPES });

export type ParsedAction = { readonly ok: true; readonly action: Action } | Refusal<Reason>;

/** Anything at all in, a well-formed action or a code out. */
export function parseAction(input: unknown, seats: readonly Position[] = SEATS): ParsedAction {
  const wrong = reasonAgainst(input, seats);
  if (wrong !== null) return refuse(wrong);
  const action = input as Action;
  if (action.type === "CHOOSE_DEALER" && "deck" in action === "dealerPosition" in action) {
    return refuse({ code: "INVALID_POSITION" });
  }
  if (action.type === "CALL_TRUMP" && (action.pickUp === undefined) === (action.suit === undefined)) {
    return refuse({ code: "INVALID_CALL" });
  }
  return { ok: true, action };
}

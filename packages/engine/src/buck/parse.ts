import { isCardId, isSuit } from "../cards.ts";
import { isPosition } from "../seats.ts";
import type { Refusal } from "../result.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { BID_AMOUNTS } from "./state.ts";

interface Field {
  readonly valid: (value: unknown) => boolean;
  readonly code: ErrorCode;
}

const FIELDS = {
  id: { valid: isNonEmptyString, code: "INVALID_PLAYER_ID" },
  name: { valid: isNonEmptyString, code: "INVALID_NAME" },
  playerPosition: { valid: isPosition, code: "INVALID_POSITION" },
  dealerPosition: { valid: isPosition, code: "INVALID_POSITION" },
  deck: { valid: Array.isArray, code: "NOT_A_FULL_DECK" },
  amount: { valid: (value) => BID_AMOUNTS.some((amount) => amount === value), code: "INVALID_BID" },
  trumpSuit: { valid: isSuit, code: "UNKNOWN_SUIT" },
  folded: { valid: (value) => typeof value === "boolean", code: "INVALID_DECISION" },
  cardId: { valid: isCardId, code: "UNKNOWN_CARD" },
} as const satisfies Record<string, Field>;

type FieldName = keyof typeof FIELDS;

/** The fields each action carries beside its type; a missing one is refused with that field's own code. */
const SHAPES: ReadonlyMap<unknown, readonly FieldName[]> = new Map<Action["type"], readonly FieldName[]>([
  ["ADD_PLAYER", ["id", "name", "playerPosition"]],
  ["REMOVE_PLAYER", ["playerPosition"]],
  ["CHOOSE_DEALER", ["dealerPosition"]],
  ["DEAL", ["deck"]],
  ["OPEN_BIDDING", []],
  ["PLACE_BID", ["playerPosition", "amount"]],
  ["DECLARE_TRUMP", ["playerPosition", "trumpSuit"]],
  ["FOLD_DECISION", ["playerPosition", "folded"]],
  ["PLAY_CARD", ["playerPosition", "cardId"]],
  ["NEXT_ROUND", []],
  ["NEW_GAME", ["playerPosition"]],
]);

export type ParsedAction = { readonly ok: true; readonly action: Action } | Refusal<ErrorCode>;

/** Anything at all in, a well-formed action or a code out. */
export function parseAction(input: unknown): ParsedAction {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return refuse("MALFORMED_ACTION");
  const action = input as Readonly<Record<string, unknown>>;
  const type = Object.hasOwn(action, "type") ? action["type"] : undefined;
  const shape = SHAPES.get(type);
  if (shape === undefined) return refuse("UNKNOWN_ACTION");
  let carried = 1;
  for (const name of shape) {
    // Only a field of its own counts: what a prototype lends would be missing from the record.
    const present = Object.hasOwn(action, name);
    if (!present && type === "ADD_PLAYER" && name === "playerPosition") continue;
    if (!present || !FIELDS[name].valid(action[name])) return refuse(FIELDS[name].code);
    carried += 1;
  }
  if (Object.keys(action).length !== carried) return refuse("MALFORMED_ACTION");
  return { ok: true, action: input as Action };
}

function isNonEmptyString(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

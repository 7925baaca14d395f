import type {
  AddPlayer,
  ChooseDealer,
  Deal,
  NewGame,
  NextRound,
  PlayCard,
  RemovePlayer,
} from "../actions.ts";
import { isCardId, isSuit } from "../cards.ts";
import type { CardId, Suit } from "../cards.ts";
import { actionParser, COMMON_FIELDS, COMMON_SHAPES, isSeat } from "../parse.ts";
import type { Field, FieldOf, Parsed, Shape } from "../parse.ts";
import type { CommonReason, Refusal } from "../result.ts";
import type { Position } from "../seats.ts";
import { SEATS } from "./options.ts";
import type { GamePhase } from "./state.ts";

export type SwapPlayers = {
  readonly type: "SWAP_PLAYERS";
  readonly playerPosition: Position;
  readonly otherPosition: Position;
};
/** By name, or by turning up a deck card by card until a black jack falls. */
export type FindDealer = ChooseDealer | { readonly type: "CHOOSE_DEALER"; readonly deck: readonly CardId[] };
/** `pickUp` in the first round, `suit` in the second. */
export type CallTrump = {
  readonly type: "CALL_TRUMP";
  readonly playerPosition: Position;
  readonly pickUp?: true;
  readonly suit?: Suit;
  readonly goAlone?: boolean;
};
export type PassTrump = { readonly type: "PASS_TRUMP"; readonly playerPosition: Position };
/** Nines and tens only: the hand is dealt again (EUCHRE-OPT-16). */
export type ShowFarmersHand = { readonly type: "SHOW_FARMERS_HAND"; readonly playerPosition: Position };
/** Against somebody alone, alone as well or with the partner (EUCHRE-OPT-17). */
export type Defend = {
  readonly type: "DEFEND";
  readonly playerPosition: Position;
  readonly alone: boolean;
};
export type Discard = {
  readonly type: "DISCARD";
  readonly playerPosition: Position;
  readonly cardId: CardId;
};

/** What players decide in the course of a hand. */
export type Decision = CallTrump | PassTrump | ShowFarmersHand | Discard | Defend | PlayCard;

export type Action =
  | AddPlayer
  | RemovePlayer
  | SwapPlayers
  | FindDealer
  | Deal
  | Decision
  | NextRound
  | NewGame;

const DECISIONS: Readonly<Record<Decision["type"], true>> = {
  CALL_TRUMP: true,
  PASS_TRUMP: true,
  SHOW_FARMERS_HAND: true,
  DEFEND: true,
  DISCARD: true,
  PLAY_CARD: true,
};

export function isDecision(action: Action): action is Decision {
  return Object.hasOwn(DECISIONS, action.type);
}

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
        | "NO_FARMERS_HAND"
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

type FieldName = FieldOf<Action>;

const FIELDS: Readonly<Record<FieldName, Field<Reason>>> = {
  ...COMMON_FIELDS,
  otherPosition: { valid: isSeat, otherwise: { code: "INVALID_POSITION" } },
  pickUp: { valid: (value) => value === true, otherwise: { code: "INVALID_CALL" } },
  suit: { valid: isSuit, otherwise: { code: "INVALID_SUIT", why: "unknown" } },
  goAlone: { valid: (value) => typeof value === "boolean", otherwise: { code: "INVALID_CALL" } },
  alone: { valid: (value) => typeof value === "boolean", otherwise: { code: "INVALID_CALL" } },
  cardId: { valid: isCardId, otherwise: { code: "INVALID_CARD" } },
};

const SHAPES: Readonly<Record<Action["type"], Shape<FieldName>>> = {
  ...COMMON_SHAPES,
  SWAP_PLAYERS: { required: ["playerPosition", "otherPosition"] },
  CHOOSE_DEALER: { required: [], optional: ["dealerPosition", "deck"] },
  CALL_TRUMP: { required: ["playerPosition"], optional: ["pickUp", "suit", "goAlone"] },
  PASS_TRUMP: { required: ["playerPosition"] },
  SHOW_FARMERS_HAND: { required: ["playerPosition"] },
  DEFEND: { required: ["playerPosition", "alone"] },
  DISCARD: { required: ["playerPosition", "cardId"] },
};

const parse = actionParser<Action, Reason>({ fields: FIELDS, shapes: SHAPES });

export type ParsedAction = Parsed<Action, Reason>;

/** Anything at all in, a well-formed action or a code out. */
export function parseAction(input: unknown, seats: readonly Position[] = SEATS): ParsedAction {
  const parsed = parse(input, seats);
  if (!parsed.ok) return parsed;
  const { action } = parsed;
  if (action.type === "CHOOSE_DEALER" && "deck" in action === "dealerPosition" in action) {
    return refuse({ code: "INVALID_POSITION" });
  }
  if (action.type === "CALL_TRUMP" && (action.pickUp === undefined) === (action.suit === undefined)) {
    return refuse({ code: "INVALID_CALL" });
  }
  return parsed;
}

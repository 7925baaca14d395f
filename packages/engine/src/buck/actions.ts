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
import type { Suit } from "../cards.ts";
import { actionParser, COMMON_FIELDS, COMMON_SHAPES } from "../parse.ts";
import type { Field, FieldOf, Parsed, Shape } from "../parse.ts";
import type { CommonReason, Refusal } from "../result.ts";
import { LARGEST_TABLE } from "../seats.ts";
import type { Position } from "../seats.ts";
import { BID_AMOUNTS } from "./state.ts";
import type { BidAmount, GamePhase } from "./state.ts";

export type OpenBidding = { readonly type: "OPEN_BIDDING" };
export type PlaceBid = {
  readonly type: "PLACE_BID";
  readonly playerPosition: Position;
  readonly amount: BidAmount;
};
/** What the bidder may name: a suit, or none where the house plays no trump (BUCK-OPT-11). */
export type Declaration = Suit | "NO_TRUMP";
export type DeclareTrump = {
  readonly type: "DECLARE_TRUMP";
  readonly playerPosition: Position;
  readonly trumpSuit: Declaration;
};
export type FoldDecision = {
  readonly type: "FOLD_DECISION";
  readonly playerPosition: Position;
  readonly folded: boolean;
};

/** What players decide in the course of a hand. */
export type Decision = PlaceBid | DeclareTrump | FoldDecision | PlayCard;

export type Action =
  | AddPlayer
  | RemovePlayer
  | ChooseDealer
  | Deal
  | OpenBidding
  | Decision
  | NextRound
  | NewGame;

const DECISIONS: Readonly<Record<Decision["type"], true>> = {
  PLACE_BID: true,
  DECLARE_TRUMP: true,
  FOLD_DECISION: true,
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
        | "INVALID_DECISION"
        | "UNKNOWN_SUIT"
        | "UNKNOWN_CARD"
        | "ALREADY_PASSED"
        | "NOT_THE_BIDDER"
        | "TRUMP_NEEDED"
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

type FieldName = FieldOf<Action>;

const FIELDS: Readonly<Record<FieldName, Field<Reason>>> = {
  ...COMMON_FIELDS,
  amount: {
    valid: (value) => BID_AMOUNTS.some((amount) => amount === value),
    otherwise: { code: "INVALID_BID", amounts: BID_AMOUNTS },
  },
  trumpSuit: {
    valid: (value) => isSuit(value) || value === "NO_TRUMP",
    otherwise: { code: "UNKNOWN_SUIT" },
  },
  folded: { valid: (value) => typeof value === "boolean", otherwise: { code: "INVALID_DECISION" } },
  cardId: { valid: isCardId, otherwise: { code: "UNKNOWN_CARD" } },
};

const SHAPES: Readonly<Record<Action["type"], Shape<FieldName>>> = {
  ...COMMON_SHAPES,
  CHOOSE_DEALER: { required: ["dealerPosition"] },
  OPEN_BIDDING: { required: [] },
  PLACE_BID: { required: ["playerPosition", "amount"] },
  DECLARE_TRUMP: { required: ["playerPosition", "trumpSuit"] },
  FOLD_DECISION: { required: ["playerPosition", "folded"] },
};

const parse = actionParser<Action, Reason>({ fields: FIELDS, shapes: SHAPES });

export type ParsedAction = Parsed<Action, Reason>;

/** Anything at all in, a well-formed action or a code out. Without `seats`: of the largest table. Whether a deck is full is for the deal to say. */
export function parseAction(input: unknown, seats: readonly Position[] = LARGEST_TABLE): ParsedAction {
  return parse(input, seats);
}

import type {
  AddPlayer,
  ChooseDealer,
  Deal,
  NewGame,
  NextRound,
  PlayCard,
  RemovePlayer,
} from "../actions.ts";
import type { Suit } from "../cards.ts";
import type { Position } from "../seats.ts";
import type { BidAmount } from "./state.ts";

export type OpenBidding = { readonly type: "OPEN_BIDDING" };
export type PlaceBid = {
  readonly type: "PLACE_BID";
  readonly playerPosition: Position;
  readonly amount: BidAmount;
};
export type DeclareTrump = {
  readonly type: "DECLARE_TRUMP";
  readonly playerPosition: Position;
  readonly trumpSuit: Suit;
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

import type { CardId, Suit } from "../cards.ts";
import type { Position } from "../seats.ts";
import type { BidAmount } from "./state.ts";

export type AddPlayer = {
  readonly type: "ADD_PLAYER";
  readonly id: string;
  readonly name: string;
  /** The first free seat when it is not named. */
  readonly playerPosition?: Position;
};
export type RemovePlayer = { readonly type: "REMOVE_PLAYER"; readonly playerPosition: Position };
export type ChooseDealer = { readonly type: "CHOOSE_DEALER"; readonly dealerPosition: Position };
/** Chance enters the game here and nowhere else. */
export type Deal = { readonly type: "DEAL"; readonly deck: readonly CardId[] };
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
export type PlayCard = {
  readonly type: "PLAY_CARD";
  readonly playerPosition: Position;
  readonly cardId: CardId;
};
export type NextRound = { readonly type: "NEXT_ROUND" };
export type NewGame = { readonly type: "NEW_GAME"; readonly playerPosition: Position };

export type Action =
  | AddPlayer
  | RemovePlayer
  | ChooseDealer
  | Deal
  | OpenBidding
  | PlaceBid
  | DeclareTrump
  | FoldDecision
  | PlayCard
  | NextRound
  | NewGame;

import type { CardId, Suit } from "../cards.ts";
import type { Position } from "../seats.ts";

export type AddPlayer = {
  readonly type: "ADD_PLAYER";
  readonly id: string;
  readonly name: string;
  readonly playerPosition?: Position;
};
export type RemovePlayer = { readonly type: "REMOVE_PLAYER"; readonly playerPosition: Position };
export type SwapPlayers = {
  readonly type: "SWAP_PLAYERS";
  readonly playerPosition: Position;
  readonly otherPosition: Position;
};
/** By name, or by turning up a deck card by card until a black jack falls. */
export type ChooseDealer =
  | { readonly type: "CHOOSE_DEALER"; readonly dealerPosition: Position }
  | { readonly type: "CHOOSE_DEALER"; readonly deck: readonly CardId[] };
export type Deal = { readonly type: "DEAL"; readonly deck: readonly CardId[] };
/** `pickUp` in the first round, `suit` in the second. */
export type CallTrump = {
  readonly type: "CALL_TRUMP";
  readonly playerPosition: Position;
  readonly pickUp?: true;
  readonly suit?: Suit;
  readonly goAlone?: boolean;
};
export type PassTrump = { readonly type: "PASS_TRUMP"; readonly playerPosition: Position };
export type Discard = {
  readonly type: "DISCARD";
  readonly playerPosition: Position;
  readonly cardId: CardId;
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
  | SwapPlayers
  | ChooseDealer
  | Deal
  | CallTrump
  | PassTrump
  | Discard
  | PlayCard
  | NextRound
  | NewGame;

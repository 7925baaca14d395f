import type { CardId } from "./cards.ts";
import type { Position } from "./seats.ts";

/** The actions that every game knows. */

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
export type PlayCard = {
  readonly type: "PLAY_CARD";
  readonly playerPosition: Position;
  readonly cardId: CardId;
};
export type NextRound = { readonly type: "NEXT_ROUND" };
export type NewGame = { readonly type: "NEW_GAME"; readonly playerPosition: Position };

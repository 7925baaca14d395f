import type { Card, Suit } from "../cards.ts";
import type { CommonEvent } from "../events.ts";
import type { Position } from "../seats.ts";
import type { BidAmount } from "./state.ts";

/** What happened, in order and in public: nothing in an event may be kept from a spectator. */
export type Event =
  | CommonEvent
  | { readonly type: "dealerChosen"; readonly dealerPosition: Position }
  | { readonly type: "turnedUp"; readonly card: Card; readonly isClubsTurnUp: boolean }
  | { readonly type: "biddingOpened"; readonly playerPosition: Position }
  | { readonly type: "bid"; readonly playerPosition: Position; readonly amount: BidAmount }
  | { readonly type: "bidWon"; readonly playerPosition: Position; readonly amount: number }
  | { readonly type: "declared"; readonly playerPosition: Position; readonly trumpSuit: Suit }
  /** Somebody made up their mind; what they decided is still covered. */
  | { readonly type: "decided"; readonly playerPosition: Position }
  | { readonly type: "folded"; readonly playerPosition: Position; readonly folded: boolean }
  /** Everybody else folded: the tricks are taken without being played. */
  | { readonly type: "tricksConceded"; readonly playerPosition: Position }
  | {
      readonly type: "roundScored";
      readonly round: number;
      /** By position, as are `scores`. */
      readonly changes: readonly number[];
      readonly scores: readonly number[];
    }
  /** Players tie for the lowest score at or below zero: another hand decides. */
  | { readonly type: "tied"; readonly positions: readonly Position[] }
  | { readonly type: "gameWon"; readonly playerPosition: Position }
  /** The cards nobody played are open to everybody: the hands by position, and the blind. */
  | {
      readonly type: "cardsShown";
      readonly hands: readonly (readonly Card[])[];
      readonly blind: readonly Card[];
    };

import type { Card, Suit } from "../cards.ts";
import type { Position, Viewer } from "../seats.ts";
import type { Trick } from "../trick.ts";
import type { Options } from "./options.ts";

export const GAME_PHASES = [
  "WAITING_FOR_PLAYERS",
  "DEALING",
  "TRUMP_REVEAL",
  "BIDDING",
  "DECLARING_TRUMP",
  "FOLDING_DECISION",
  "PLAYING",
  "ROUND_OVER",
  "GAME_OVER",
] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

export const BID_AMOUNTS = ["PASS", 2, 3, 4, 5] as const;
export type BidAmount = (typeof BID_AMOUNTS)[number];
/** A bid of this many tricks cannot be beaten. */
export const HIGHEST_BID = 5;

export interface Bid {
  readonly playerPosition: Position;
  readonly amount: BidAmount;
}

/** One row of the score sheet: what a scored hand changed, by position. */
export interface ScoreRow {
  readonly round: number;
  readonly changes: readonly number[];
}

/** What lies open on the table: a state and every view of it have this in common. */
export interface OpenTable {
  readonly gameId: string;
  readonly options: Options;
  readonly phase: GamePhase;
  /** 1 for the first hand; 0 before it. */
  readonly round: number;
  readonly dealerPosition: Position;
  readonly dealerChosen: boolean;
  readonly turnUpCard: Card | null;
  /** The clubs rule is in force: clubs are trump and nobody may fold. Never with `clubsTurnUp: "off"`. */
  readonly isClubsTurnUp: boolean;
  readonly bids: readonly Bid[];
  readonly currentBidder: Position | null;
  readonly highestBid: number | null;
  readonly winningBidderPosition: Position | null;
  readonly trumpSuit: Suit | null;
  /** The finished tricks of this hand. */
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly currentPlayerPosition: Position | null;
  readonly scoreSheet: readonly ScoreRow[];
  readonly winner: Position | null;
  readonly gameOver: boolean;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  readonly score: number;
  /** True from the moment a player sits down; who is away is known to the table, not to the game. */
  readonly connected: boolean;
  readonly hand: readonly Card[];
  readonly tricksTaken: number;
  readonly folded: boolean;
  /** Has said "fold" or "stay" in this hand. */
  readonly decided: boolean;
}

/** The whole truth, every hand and the blind included. It never leaves the table; a View does. */
export interface GameState extends OpenTable {
  readonly players: readonly Player[];
  /** The turn-up first, then the three cards under it. */
  readonly blind: readonly Card[];
}

export interface PlayerView {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  readonly score: number;
  readonly connected: boolean;
  /** How many cards are left in the hand, whoever may see them. */
  readonly cardCount: number;
  /** The cards, where this viewer may see them; null where not. */
  readonly hand: readonly Card[] | null;
  readonly tricksTaken: number;
  /** False while a secret decision is still covered. */
  readonly folded: boolean;
  readonly decided: boolean;
}

/** What one viewer may see. `viewer` and `cardCount` make it impossible to pass a state off as a view. */
export interface View extends OpenTable {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  /** The cards of the blind once they are shown; null while they are closed. */
  readonly blind: readonly Card[] | null;
}

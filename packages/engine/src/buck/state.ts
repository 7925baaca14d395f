import type { Card } from "../cards.ts";
import type { Position, Viewer } from "../seats.ts";
import type { CommonPlayer, CommonTable } from "../table.ts";
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
export interface OpenTable extends CommonTable {
  readonly options: Options;
  readonly phase: GamePhase;
  readonly players: readonly OpenPlayer[];
  /** The clubs rule is in force: clubs are trump and nobody may fold. Never with `clubsTurnUp: "off"`. */
  readonly isClubsTurnUp: boolean;
  readonly bids: readonly Bid[];
  readonly currentBidder: Position | null;
  readonly highestBid: number | null;
  readonly winningBidderPosition: Position | null;
  readonly scoreSheet: readonly ScoreRow[];
  /** Who has won alone; those who share a win stand first in the outcome. */
  readonly winner: Position | null;
}

/** What lies open of a player. */
export interface OpenPlayer extends CommonPlayer {
  readonly score: number;
  /** In a view false while a secret decision is still covered. */
  readonly folded: boolean;
  /** Has said "fold" or "stay" in this hand. */
  readonly decided: boolean;
}

export interface Player extends OpenPlayer {
  readonly hand: readonly Card[];
}

/** The whole truth, every hand and the blind included. It never leaves the table; a View does. */
export interface GameState extends OpenTable {
  readonly players: readonly Player[];
  /** The turn-up first, then the cards under it. */
  readonly blind: readonly Card[];
}

export interface PlayerView extends OpenPlayer {
  /** How many cards are left in the hand, whoever may see them. */
  readonly cardCount: number;
}

/** What one viewer may see. `viewer` and `cardCount` make it impossible to pass a state off as a view. */
export interface View extends OpenTable {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  /** The cards of the blind once they are shown; null while they are closed. */
  readonly blind: readonly Card[] | null;
}

import type { StrengthWeights } from "../kernel/strength.ts";

export interface BidderWeights extends StrengthWeights {
  /** Nobody may fold. */
  readonly allStay: number;
}

export interface StayerWeights extends StrengthWeights {
  readonly allStay: number;
  /** By the bid that was made; the first is for a hand without a bidder. */
  readonly bid: readonly number[];
  /** Each other player known to have stayed, or to have folded. */
  readonly othersIn: number;
  readonly othersOut: number;
}

/** Fitted to the tricks that hands took in the bot's own play, on seeds that no measurement uses. */
export const BIDDER: BidderWeights = {
  trump: [2.32, 1.22, 1.01, 0.86, 0.58],
  length: [-0.47, 0, 1.03, 1.24, 0.66, 0.01],
  top: [1.34, 0.86, 0.25],
  second: [0.45, 0.11],
  voidSuit: 0.81,
  cuts: [0.64, 3.12, 5.17, 7.06, 8.26],
  allStay: -1,
};

export const STAYER: StayerWeights = {
  trump: [2.86, 1.75, 1.27, 1.14, 1.12],
  length: [0.8, 0, 0.45, 1.53, 1.76, 0.05],
  top: [1.36, 0.7, 0.13],
  second: [0.46, 0.12],
  voidSuit: 0.28,
  cuts: [1.82, 4.24, 6.97, 10.03, 13.28],
  allStay: -0.21,
  bid: [0.28, 0, -0.41, -0.84, -1.54],
  othersIn: -0.43,
  othersOut: 0.15,
};

/** What the auction is played for, in points. */
export const CALL = {
  /** What a hand is worth to somebody who passes and may still fold. */
  passWorth: 0.1,
  /** The chance from which on a bid is as good as made. */
  sure: 0.97,
  /** Coming down to zero, above the points themselves. */
  winWorth: 3,
  /** Staying against a bidder who wins the game by making the bid. */
  stopWorth: 1.5,
};

/** What tricks and cards are worth while they are played; an ordinary trick is 1. */
export const PLAY = {
  /** A trump kept for later, by how many higher trumps are out: none, one, two, three, more. */
  keepTrump: [0.83, 0.72, 0.46, 0.37, 0.2],
  /** The highest and the second highest card left of another suit, kept for later. */
  keepTop: 0.17,
  keepSecond: 0.14,
  /** The trick that keeps somebody who stayed from being set. */
  firstTrick: 1.6,
  /** A trick the bidder needs for the bid. */
  neededTrick: 1.5,
  /** Keeping a trick from a bidder who still needs some, and the one trick that sets the bidder. */
  stopBidder: 0.4,
  setBidder: 2,
  /** Leading the highest trump as bidder, while others may hold trumps. */
  drawTrumps: 0.54,
};

import { NO_TRUMP } from "../kernel/lanes.ts";
import type { SuitIndex } from "../kernel/lanes.ts";
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

/** What hands are worth among so many players. */
export interface AuctionWeights {
  readonly bidder: BidderWeights;
  readonly stayer: StayerWeights;
}

// All four were found in the same way: the bot plays 30,000 deals against itself, a logistic fit says how likely each
// hand took at least one, two, … five tricks, and that is repeated with the weights so found until they stand still.
// The more there are at the table, the more a hand of middling trumps is worth less: somebody has the high ones.

const THREE: AuctionWeights = {
  bidder: {
    trump: [2.32, 1.16, 1.05, 0.87, 0.4],
    length: [-0.49, 0, 1.28, 1.42, 0.92, 0.05],
    top: [1.5, 0.92, 0.56],
    second: [0.52, 0.29],
    voidSuit: 1.09,
    cuts: [1.02, 3.35, 5.48, 7.39, 8.73],
    allStay: -0.8,
  },
  stayer: {
    trump: [3.14, 2.04, 1.43, 1.27, 1.41],
    length: [1.17, 0, 0.29, 1.58, 2.91, 0.05],
    top: [1.52, 0.72, 0.07],
    second: [0.39, 0.14],
    voidSuit: 0.29,
    cuts: [1.79, 4.31, 7.04, 10.17, 14.02],
    allStay: -0.54,
    bid: [0.28, 0, -0.56, -1.08, -1.78],
    othersIn: -0.29,
    othersOut: 0.22,
  },
};

const FOUR: AuctionWeights = {
  bidder: {
    trump: [2.32, 1.22, 1.01, 0.86, 0.58],
    length: [-0.47, 0, 1.03, 1.24, 0.66, 0.01],
    top: [1.34, 0.86, 0.25],
    second: [0.45, 0.11],
    voidSuit: 0.81,
    cuts: [0.64, 3.12, 5.17, 7.06, 8.26],
    allStay: -1,
  },
  stayer: {
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
  },
};

const FIVE: AuctionWeights = {
  bidder: {
    trump: [2.66, 1.19, 0.92, 0.83, 0.64],
    length: [-0.6, 0, 0.65, 1.33, 1.32, 0.73],
    top: [1.32, 0.87, 0.39],
    second: [0.56, 0.27],
    voidSuit: 0.91,
    cuts: [0.82, 3.43, 5.62, 7.55, 8.84],
    allStay: -1.65,
  },
  stayer: {
    trump: [3.17, 2.09, 1.32, 1.1, 1.08],
    length: [1.22, 0, 0.48, 1.51, 2.62, 1],
    top: [1.23, 0.72, 0.41],
    second: [0.52, 0.23],
    voidSuit: 0.24,
    cuts: [1.93, 4.55, 7.41, 10.93, 15.29],
    allStay: -1.11,
    bid: [0.28, 0, -0.47, -1.18, -1.88],
    othersIn: -0.47,
    othersOut: 0.13,
  },
};

const SIX: AuctionWeights = {
  bidder: {
    trump: [2.77, 1.14, 0.92, 0.74, 0.58],
    length: [-0.88, 0, 0.42, 1.27, 1.42, 1.35],
    top: [1.27, 0.82, 0.61],
    second: [0.58, 0.32],
    voidSuit: 0.85,
    cuts: [0.74, 3.41, 5.66, 7.66, 8.98],
    allStay: -1.87,
  },
  stayer: {
    trump: [3.26, 2.26, 1.46, 1.2, 1.06],
    length: [1.16, 0, 0.38, 1.36, 2.18, 2.83],
    top: [1.19, 0.79, 0.5],
    second: [0.5, 0.24],
    voidSuit: 0.26,
    cuts: [2.05, 4.76, 7.57, 11.24, 15.59],
    allStay: -1.19,
    bid: [0.28, 0, -0.47, -1.2, -1.7],
    othersIn: -0.47,
    othersOut: 0.12,
  },
};

const BY_PLAYERS: Readonly<Record<number, AuctionWeights>> = { 3: THREE, 4: FOUR, 5: FIVE, 6: SIX };

/** Without trump only high cards count; found like the others, for random bids of the hands with most aces and kings. */
const NO_LANE = { trump: [], length: [] } as const;

const THREE_PLAIN: AuctionWeights = {
  bidder: {
    ...NO_LANE,
    top: [1.48, 0.74, 0.47],
    second: [0.57, 0.32],
    voidSuit: 0.51,
    cuts: [0.15, 1.48, 2.74, 3.68, 4.74],
    allStay: 0,
  },
  stayer: {
    ...NO_LANE,
    top: [1.06, 0.73, 0.31],
    second: [0.56, 0.18],
    voidSuit: -0.08,
    cuts: [-0.35, 1.27, 2.32, 3.53, 4.89],
    allStay: 0,
    bid: [0.28, 0, -0.12, -0.15, -0.28],
    othersIn: -0.43,
    othersOut: 0.52,
  },
};

const FOUR_PLAIN: AuctionWeights = {
  bidder: {
    ...NO_LANE,
    top: [1.59, 0.88, 0.51],
    second: [0.37, 0.37],
    voidSuit: 0.44,
    cuts: [0.19, 1.67, 3.13, 4.23, 5.53],
    allStay: 0,
  },
  stayer: {
    ...NO_LANE,
    top: [1.49, 1.08, 0.44],
    second: [0.57, 0.27],
    voidSuit: 0.1,
    cuts: [0.3, 2.05, 3.3, 4.69, 6.39],
    allStay: 0,
    bid: [0.28, 0, -0.13, -0.34, -0.33],
    othersIn: -0.28,
    othersOut: 0.4,
  },
};

const FIVE_PLAIN: AuctionWeights = {
  bidder: {
    ...NO_LANE,
    top: [1.57, 0.97, 0.65],
    second: [0.05, 0.22],
    voidSuit: 0.37,
    cuts: [0.17, 1.76, 3.37, 4.69, 5.98],
    allStay: 0,
  },
  stayer: {
    ...NO_LANE,
    top: [1.67, 1.26, 0.64],
    second: [0.41, 0.26],
    voidSuit: 0.17,
    cuts: [0.57, 2.42, 3.96, 5.56, 7.53],
    allStay: 0,
    bid: [0.28, 0, -0.13, -0.14, -0.17],
    othersIn: -0.15,
    othersOut: 0.25,
  },
};

const SIX_PLAIN: AuctionWeights = {
  bidder: {
    ...NO_LANE,
    top: [1.48, 1, 0.77],
    second: [-0.24, 0.11],
    voidSuit: 0.28,
    cuts: [-0.06, 1.64, 3.37, 4.8, 6],
    allStay: 0,
  },
  stayer: {
    ...NO_LANE,
    top: [1.77, 1.36, 0.83],
    second: [0.24, 0.21],
    voidSuit: 0.17,
    cuts: [0.64, 2.59, 4.22, 5.82, 7.79],
    allStay: 0,
    bid: [0.28, 0, -0.29, -0.29, -0.54],
    othersIn: -0.07,
    othersOut: 0.1,
  },
};

const WITHOUT_TRUMP: Readonly<Record<number, AuctionWeights>> = {
  3: THREE_PLAIN,
  4: FOUR_PLAIN,
  5: FIVE_PLAIN,
  6: SIX_PLAIN,
};

export function weightsFor(players: number, trump: SuitIndex): AuctionWeights {
  const weights = (trump === NO_TRUMP ? WITHOUT_TRUMP : BY_PLAYERS)[players];
  if (weights === undefined) throw new RangeError(`nobody knows what hands are worth among ${players}`);
  return weights;
}

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

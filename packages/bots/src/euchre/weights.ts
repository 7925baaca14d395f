import type { StrengthWeights } from "../kernel/strength.ts";

/** Strength of the hand that makes trump, fitted to the tricks its team took. */
export const MAKER: StrengthWeights = {
  trump: [1.42, 0.86, 0.65, 0.52, 0.44],
  length: [-0.33, -0.41, -0.28, -0.01, 0.31, 0.73],
  top: [0.61, 0.33, 0.12],
  second: [0.06, 0.04],
  voidSuit: 0.41,
  cuts: [-2.45, -0.47, 1.31, 3.05, 5.07],
};

/** The same for a player who goes alone. */
export const LONER: StrengthWeights = {
  trump: [2.58, 1.55, 1.29, 1.1, 0.81],
  length: [-1.53, -0.53, 0.22, 0.64, 0.53, 0.67],
  top: [1.64, 1.02, 0.33],
  second: [0.61, 0.26],
  voidSuit: 0.87,
  cuts: [0.57, 3.56, 6.15, 8.32, 10.69],
};

/** Lists of four are by place at the table: the dealer, the first to speak, the dealer's partner, the third. */
export const CALL = {
  /** What the place adds to the strength of a call: ordering up, calling "next" (the other suit of the turned color), or another suit. */
  orderUp: [-0.37, -0.69, 1.09, -0.59],
  next: [0.04, 0.42, 0.11, -0.21],
  cross: [0.05, -0.2, 0.49, -0.15],
  /** The turned card that a partner or an opponent takes up, by its rank: 9, 10, queen, king, ace, right bower. */
  toPartner: [-0.06, -0.04, 0.07, 0.12, 0.22, 0.78],
  toOpponent: [-0.07, -0.08, -0.12, -0.16, -0.24, -0.62],
  /** Points that going alone must be worth above staying with the partner. */
  aloneMargin: 0.4,
  /** Points that a call must be worth, in the first and in the second round: some more than it takes, so that few are euchred. */
  passFirst: [0.3, 0.65, 0.82, 0.6],
  passSecond: [0.1, 0.5, 0.6, 0.1],
};

/** What tricks and cards are worth while they are played; an ordinary trick is 1. */
export const PLAY = {
  /** A trump kept for later, by how many higher trumps are out. */
  keepTrump: [0.83, 0.54, 0.46, 0.37, 0.2],
  keepTop: 0.17,
  keepSecond: 0.14,
  /** The highest trump led by the maker, and by the maker's partner, while others may hold trumps. */
  drawTrumps: 0.77,
  helpDraw: 0.75,
  /** A trump, and the highest card of another suit, led against the makers. */
  trumpOnDefense: -0.3,
  topOnDefense: 0.25,
  /** The only card of a suit, led to trump that suit later. */
  leadSingleton: 0.1,
  /** A partner who comes later may still take the trick. */
  partnerLater: 0.5,
};

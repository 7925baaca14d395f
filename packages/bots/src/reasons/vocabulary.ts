import type { Card, Suit } from "@buck/engine";

/** Why an action is the best one, in card players' terms. Texts are made from these keys elsewhere. */
export const REASON_KEYS = [
  /** There is no choice. */
  "forced",
  /** All choices come to the same. */
  "alike",
  /** Another choice brings more points, this one wins the game more often. */
  "winsGame",
  /** Buck bids: `suit` should take the `tricks` that are bid or more, as good as surely or likely; the others may fold; it is a gamble; or too much of one. */
  "bidSure",
  "bidLikely",
  "bidToScare",
  "bidBold",
  "passRisky",
  /** A bid or a call would be worth its risk, passing is worth more. */
  "passBetter",
  /** The dealer is stuck: the least bad of all. */
  "stuck",
  /** `suit` makes most of the hand, with `cards`. */
  "strongestSuit",
  /** Staying: `cards` take a trick for sure, or may well; or somebody has to stop the bidder. */
  "staySure",
  "stayLikely",
  "stayToStop",
  /** Folding: a set is as good as certain, or not worth the risk. */
  "foldSureSet",
  "foldRisky",
  /** Classic calls: `suit` with `cards`, those of the dealer with the turn-up; the partner gets it; worth trying alone, or not worth the risk. */
  "orderUp",
  "pickUp",
  "orderUpPartner",
  "callSuit",
  "goAlone",
  "passCall",
  /** Discards: `suit` is gone from the hand now, or the card is the weakest. */
  "discardVoid",
  "discardWeak",
  /** Leads: trump, to draw those of opponents, with the highest in `cards`; the highest card left of a suit; others. */
  "pullTrump",
  "leadTop",
  "leadTrump",
  "leadSingleton",
  "leadLow",
  /** Taking the trick: nothing can beat it, nobody comes after, trumping in, or just trying. */
  "takeSure",
  "takeLast",
  "trumpIn",
  "tryToTake",
  /** The first trick keeps a player who stayed from being set; this one sets the bidder. */
  "takeFirstTrick",
  "setBidder",
  /** Leaving the trick: the partner has it so far, or for good, or it cannot be won and this card is the lowest. */
  "partnerHasIt",
  "partnerTakes",
  "cannotWin",
  /** `cards`, or just the others, are worth more later, also where a card is led or discarded. */
  "keepForLater",
  "keepOthers",
  /** Under a house rule that has no rules of thumb: tried out, it brings most. */
  "bestOnAverage",
] as const;

export type ReasonKey = (typeof REASON_KEYS)[number];

export interface Reason {
  readonly key: ReasonKey;
  readonly cards: readonly Card[];
  readonly suit: Suit | null;
  readonly tricks: number | null;
}

export function reason(key: ReasonKey, detail: Partial<Omit<Reason, "key">> = {}): Reason {
  return { key, cards: [], suit: null, tricks: null, ...detail };
}

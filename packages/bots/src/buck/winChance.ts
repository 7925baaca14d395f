import { TIE_BREAK } from "../evaluation.ts";

interface Race {
  /** What a point of the others counts, once divided by how far the end is. */
  readonly point: number;
  /** What an own point counts of that: less, because the bot goes on to gain on the others. */
  readonly own: number;
}

/** By the number of players; each fitted to some hundred games of a bot that searches among medium bots. */
const RACES: Readonly<Record<number, Race>> = {
  3: { point: 0.7, own: 0.56 },
  4: { point: 0.73, own: 0.59 },
  5: { point: 0.81, own: 0.63 },
  6: { point: 0.71, own: 0.71 },
};

/** Chance is left even when the leader is one point from zero; fits hardly tell this number from ones near it. */
const LEFT_TO_CHANCE = 5;

/**
 * In a game that ends after some more hands: points that the leader comes down in one, and what one leaves to chance;
 * fitted to games of eight hands.
 */
const PACE = 1.8;
const CHANCE_OF_A_HAND = 2.5;

/** How far the end of the game is, in points of the leader. */
function distance(lowest: number, handsLeft: number): number {
  return Math.min(lowest, handsLeft * PACE);
}

/** A searching bot's chance to win a game that stands like this after a hand, by seat, with so many hands to come. */
export function winChance(scores: ArrayLike<number>, seat: number, handsLeft: number): number {
  const lowest = lowestOf(scores);
  const score = scores[seat] ?? 0;
  if (lowest <= 0 || handsLeft <= 0) return score === lowest ? 1 / countOf(scores, lowest) : 0;
  const { point, own } = RACES[scores.length] ?? { point: 0, own: 1 };
  const left = distance(lowest, handsLeft);
  const worth = point / Math.sqrt(Math.min(lowest + LEFT_TO_CHANCE, handsLeft * CHANCE_OF_A_HAND));
  // What it still gains on the others takes the whole way to zero.
  const ownScore = score * (own + (1 - own) * (1 - left / lowest));
  let sum = 1;
  for (let each = 0; each < scores.length; each += 1) {
    if (each !== seat) sum += Math.exp((ownScore - (scores[each] ?? 0)) * worth);
  }
  return 1 / sum;
}

function lowestOf(scores: ArrayLike<number>): number {
  let lowest = Infinity;
  for (let each = 0; each < scores.length; each += 1) lowest = Math.min(lowest, scores[each] ?? 0);
  return lowest;
}

/** What a point counts beside the chance to win while a game is young, and the leader's scores between which that fades. */
const YOUNG_POINT = 0.05;
const NO_MORE_YOUNG = 8;
const YOUNG = 15;

/**
 * What a point of this hand counts beside the chance to win. By that alone a point that the others do not get is worth
 * most of an own one, and four bots that search would set each other for long; from the middle of a game on it costs games.
 */
export function pointWorth(scores: readonly number[], handsLeft: number): number {
  const young = (distance(lowestOf(scores), handsLeft) - NO_MORE_YOUNG) / (YOUNG - NO_MORE_YOUNG);
  return Math.max(TIE_BREAK, YOUNG_POINT * Math.min(1, young));
}

/** Whoever ties at the end plays on. */
function countOf(scores: ArrayLike<number>, score: number): number {
  let count = 0;
  for (let each = 0; each < scores.length; each += 1) if (scores[each] === score) count += 1;
  return count;
}

import { TIE_BREAK } from "../evaluation.ts";

/**
 * What a point of the others counts, once divided by how far the leader is from zero, and what an own point counts of
 * that: fitted to games of a bot that searches among medium bots, which goes on to gain on them.
 */
const RACE = { point: 0.73, own: 0.59 };

/** Chance is left even when the leader is one point from zero; fits hardly tell this number from ones near it. */
const LEFT_TO_CHANCE = 5;

/** A searching bot's chance to win a game that stands like this after a hand, by seat. */
export function winChance(scores: ArrayLike<number>, seat: number): number {
  let lowest = Infinity;
  for (let each = 0; each < scores.length; each += 1) lowest = Math.min(lowest, scores[each] ?? 0);
  const score = scores[seat] ?? 0;
  if (lowest <= 0) return score === lowest ? 1 / countOf(scores, lowest) : 0;
  const worth = RACE.point / Math.sqrt(lowest + LEFT_TO_CHANCE);
  let sum = 1;
  for (let each = 0; each < scores.length; each += 1) {
    if (each !== seat) sum += Math.exp((score * RACE.own - (scores[each] ?? 0)) * worth);
  }
  return 1 / sum;
}

/** What a point counts beside the chance to win while a game is young, and the leader's scores between which that fades. */
const YOUNG_POINT = 0.05;
const NO_MORE_YOUNG = 8;
const YOUNG = 15;

/**
 * What a point of this hand counts beside the chance to win. By that alone a point that the others do not get is worth
 * most of an own one, and four bots that search would set each other for long; from the middle of a game on it costs games.
 */
export function pointWorth(scores: readonly number[]): number {
  const young = (Math.min(...scores) - NO_MORE_YOUNG) / (YOUNG - NO_MORE_YOUNG);
  return Math.max(TIE_BREAK, YOUNG_POINT * Math.min(1, young));
}

/** Whoever ties at the end plays on. */
function countOf(scores: ArrayLike<number>, score: number): number {
  let count = 0;
  for (let each = 0; each < scores.length; each += 1) if (scores[each] === score) count += 1;
  return count;
}

import { TIE_BREAK } from "../evaluation.ts";

/** What a point counts in the race to zero when the leader needs one more, and how much less with every further one. */
const POINT = 0.18;
const POINT_LESS = 0.008;
const POINT_LEAST = 0.085;

/** The points a bot that searches gains on each of the others by the end: so many, and more for every point the leader needs. */
const GAIN = 2.6;
const GAIN_BY_DISTANCE = 0.8;

/**
 * A searching bot's chance to win a game that stands like this after a hand, by seat; fitted to games of one among
 * medium bots. Who gains on the others as long as a game goes on need not gamble while it is young.
 */
export function winChance(scores: ArrayLike<number>, seat: number): number {
  let lowest = Infinity;
  for (let each = 0; each < scores.length; each += 1) lowest = Math.min(lowest, scores[each] ?? 0);
  const own = scores[seat] ?? 0;
  if (lowest <= 0) return own === lowest ? 1 / countOf(scores, lowest) : 0;
  const point = Math.max(POINT_LEAST, POINT - (lowest - 1) * POINT_LESS);
  const end = own - GAIN - GAIN_BY_DISTANCE * lowest;
  let sum = 1;
  for (let each = 0; each < scores.length; each += 1) {
    if (each !== seat) sum += Math.exp((end - (scores[each] ?? 0)) * point);
  }
  return 1 / sum;
}

/** What a point counts beside the chance to win while a game is young, and the leader's scores between which that fades. */
const YOUNG_POINT = 0.05;
const NEAR_END = 2;
const FAR_FROM_END = 10;

/**
 * What a point of this hand counts beside the chance to win. Far from the end the chance to win counts a point that the
 * others do not get like a third of an own one; to weigh own points more costs no games there that could be measured.
 * Near the end only the win counts.
 */
export function pointWorth(scores: readonly number[]): number {
  const young = (Math.min(...scores) - NEAR_END) / (FAR_FROM_END - NEAR_END);
  return Math.max(TIE_BREAK, YOUNG_POINT * Math.min(1, young));
}

/** Whoever ties at the end plays on. */
function countOf(scores: ArrayLike<number>, score: number): number {
  let count = 0;
  for (let each = 0; each < scores.length; each += 1) if (scores[each] === score) count += 1;
  return count;
}

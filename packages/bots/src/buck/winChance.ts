/** What a point counts in the race to zero when the leader needs one more, and how much less with every further one. */
const POINT = 0.26;
const POINT_LESS = 0.011;
const POINT_LEAST = 0.1;

/** Fitted to games among medium bots: a seat's chance to win a game that stands like this after a hand, by seat. */
export function winChance(scores: ArrayLike<number>, seat: number): number {
  let lowest = Infinity;
  for (let each = 0; each < scores.length; each += 1) lowest = Math.min(lowest, scores[each] ?? 0);
  const own = scores[seat] ?? 0;
  if (lowest <= 0) return own === lowest ? 1 / countOf(scores, lowest) : 0;
  const point = Math.max(POINT_LEAST, POINT - (lowest - 1) * POINT_LESS);
  let sum = 0;
  for (let each = 0; each < scores.length; each += 1) sum += Math.exp((own - (scores[each] ?? 0)) * point);
  return 1 / sum;
}

/** Whoever ties at the end plays on. */
function countOf(scores: ArrayLike<number>, score: number): number {
  let count = 0;
  for (let each = 0; each < scores.length; each += 1) if (scores[each] === score) count += 1;
  return count;
}

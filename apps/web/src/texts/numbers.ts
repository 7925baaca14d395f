import { count } from "./people.ts";

/** A change of score, with its sign. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : points(change);
}

/** A score with a true minus sign, as wide as a plus. */
export function points(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}

export function tricks(amount: number): string {
  return count(amount, "trick");
}

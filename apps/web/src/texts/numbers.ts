import { madeOnce } from "./formatting.ts";
import { words } from "./words.ts";

const parts = madeOnce((tag) => new Intl.NumberFormat(tag));

/** A change of score, with its sign. */
export function signed(change: number): string {
  return change > 0 ? `+${points(change)}` : points(change);
}

/** A score with a true minus sign, as wide as a plus. Whole ones are written alike in every language. */
export function points(score: number): string {
  const written = Number.isInteger(score) ? String(score) : parts().format(score);
  return written.replace("-", "−");
}

export function tricks(amount: number): string {
  return words.tricks({ amount });
}

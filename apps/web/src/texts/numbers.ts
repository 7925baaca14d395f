import { madeOnce } from "./formatting.ts";
import { words } from "./words.ts";

const plain = madeOnce((tag) => new Intl.NumberFormat(tag));
const withSign = madeOnce((tag) => new Intl.NumberFormat(tag, { signDisplay: "exceptZero" }));

/** A change of score, with its sign. */
export function signed(change: number): string {
  return written(change, withSign());
}

/** A score with a true minus sign, as wide as a plus. */
export function points(score: number): string {
  return written(score, plain());
}

function written(number: number, format: Intl.NumberFormat): string {
  return format.format(number).replace("-", "−");
}

export function tricks(amount: number): string {
  return words.tricks({ amount });
}

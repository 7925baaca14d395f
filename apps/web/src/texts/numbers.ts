import { locale } from "./formatting.ts";
import { words } from "./words.ts";

/** A change of score, with its sign. */
export function signed(change: number): string {
  return written(change, "exceptZero");
}

/** A score with a true minus sign, as wide as a plus. */
export function points(score: number): string {
  return written(score, "auto");
}

function written(number: number, signDisplay: "auto" | "exceptZero"): string {
  return new Intl.NumberFormat(locale(), { signDisplay }).format(number).replace("-", "−");
}

export function tricks(amount: number): string {
  return words.tricks({ amount });
}

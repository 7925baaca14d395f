import { inEachLanguage } from "./language.ts";
import type { Language } from "./language.ts";
import { playTexts } from "./en/play.ts";

const parts = inEachLanguage(({ locale }) => new Intl.NumberFormat(locale));

/** A change of score, with its sign. */
export function signed(language: Language, change: number): string {
  return change > 0 ? `+${points(language, change)}` : points(language, change);
}

/** A score with a true minus sign, as wide as a plus. Whole ones are written alike in every language. */
export function points(language: Language, score: number): string {
  const written = Number.isInteger(score) ? String(score) : parts(language).format(score);
  return written.replace("-", "−");
}

export function tricks(language: Language, amount: number): string {
  const play = playTexts(language);
  return play.tricks({ amount });
}

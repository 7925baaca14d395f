import type { Words } from "./words.ts";

export const LANGUAGES = ["en", "de", "fr", "es"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/**
 * What a sentence is made in: handed to whatever makes one. English brings no words along, because they stand with what
 * says them: so nobody loads those that are not said.
 */
export interface Language {
  readonly code: LanguageCode;
  /** What `Intl` knows it by. */
  readonly locale: string;
  readonly words: Words | null;
}

/** British English, as it is written here: "Ann, Bo and Cy". */
export const english: Language = { code: "en", locale: "en-GB", words: null };

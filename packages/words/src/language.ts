import type { Words } from "./words.ts";

export const LANGUAGES = ["en", "de", "fr", "es"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/**
 * The language of a sentence, passed to everything that makes one. English has no `words` here: each English text stands
 * in the module that uses it, so a page loads only what it shows.
 */
export interface Language {
  readonly code: LanguageCode;
  /** What `Intl` knows it by. */
  readonly locale: string;
  readonly words: Words | null;
}

/** British English, as it is written here: "Ann, Bo and Cy". */
export const english: Language = { code: "en", locale: "en-GB", words: null };

/** Made once for each language: a format takes far longer to make than to use. */
export function inEachLanguage<Made, Spoken extends Language = Language>(
  make: (language: Spoken) => Made,
): (language: Spoken) => Made {
  const made = new Map<LanguageCode, Made>();
  return (language) => {
    const found = made.get(language.code) ?? make(language);
    made.set(language.code, found);
    return found;
  };
}

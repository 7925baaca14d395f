import type { Language, LanguageCode } from "./language.ts";

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

import { create } from "zustand";

/** English is the source; the others are loaded when somebody reads them. */
export const LANGUAGES = ["en", "de", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language on the screen. */
export const useLanguage = create<{ readonly language: Language }>(() => ({ language: "en" }));

/** The first of the browser's languages that there are texts in. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  const found = wanted.flatMap((tag) =>
    LANGUAGES.filter((language) => tag.toLowerCase().split("-")[0] === language),
  );
  return found[0] ?? "en";
}

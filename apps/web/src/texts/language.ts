import { english as englishWords, LANGUAGES } from "@buck/words";
import type { LanguageCode, Language as Spoken } from "@buck/words";
import type { Texts } from "./texts.ts";

/** A language of the games with the texts of the app's own screens. English brings none along, just as its words. */
export interface Language extends Spoken {
  readonly texts: Texts | null;
}

export const english: Language = { ...englishWords, texts: null };

const LOADERS: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  en: () => Promise.resolve(english),
  de: () => import("./de/index.ts").then(({ de }) => de),
  fr: () => import("./fr/index.ts").then(({ fr }) => fr),
  es: () => import("./es/index.ts").then(({ es }) => es),
};

export function loadLanguage(code: LanguageCode): Promise<Language> {
  return LOADERS[code]();
}

/** The first of the browser's languages that there are texts in. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): LanguageCode {
  const found = wanted.flatMap((tag) => LANGUAGES.filter((code) => tag.toLowerCase().split("-")[0] === code));
  return found[0] ?? "en";
}

/** A table of two columns: what is meant, and what is said of it. */
export type Rows = readonly (readonly [string, string])[];

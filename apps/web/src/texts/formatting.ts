import { useLanguage } from "./language.ts";
import type { Language } from "./language.ts";

/** What the built messages call. Cases are written out before one is chosen: they are words, not work. */
type Cases = Readonly<Record<string, string>>;

/** British English, as the source is written: "Ann, Bo and Cy". */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de", fr: "fr", es: "es" };

/** What `Intl` knows the language on the screen by. */
export function locale(): string {
  return LOCALES[useLanguage.getState().language];
}

/** A format for the language on the screen: making one takes far longer than using it, so each is made once. */
export function madeOnce<Format>(make: (tag: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const tag = locale();
    const format = made.get(tag) ?? make(tag);
    made.set(tag, format);
    return format;
  };
}

const pluralRules = madeOnce((tag) => new Intl.PluralRules(tag));

export function select(value: string | number | boolean, cases: Cases): string {
  return cases[String(value)] ?? cases["other"] ?? "";
}

export function plural(amount: number, cases: Cases): string {
  return cases[`=${amount}`] ?? select(pluralRules().select(amount), cases);
}

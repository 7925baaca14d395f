import { inEachLanguage } from "@buck/words";
import type { Language } from "../texts/language.ts";

/** Whoever plays past midnight still has the same evening. */
const MORNING_HOUR = 5;

/** The evening to which a moment belongs, by the clock of this device: `2026-11-14`. */
export function eveningOf(milliseconds: number): string {
  const moment = new Date(milliseconds);
  moment.setHours(moment.getHours() - MORNING_HOUR);
  const month = String(moment.getMonth() + 1).padStart(2, "0");
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, "0")}`;
}

const DAY = { day: "numeric", month: "short" } as const;
const FORMATS = {
  short: inEachLanguage(({ locale }) => new Intl.DateTimeFormat(locale, DAY)),
  full: inEachLanguage(
    ({ locale }) => new Intl.DateTimeFormat(locale, { ...DAY, weekday: "short", year: "numeric" }),
  ),
  time: inEachLanguage(({ locale }) => new Intl.DateTimeFormat(locale, { timeStyle: "short" })),
};

export function eveningName(language: Language, evening: string, style: "short" | "full" = "full"): string {
  return FORMATS[style](language).format(new Date(`${evening}T12:00`));
}

export function timeOfDay(language: Language, milliseconds: number): string {
  return FORMATS.time(language).format(milliseconds);
}

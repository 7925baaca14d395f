import { madeOnce } from "../texts/formatting.ts";

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
  short: madeOnce((tag) => new Intl.DateTimeFormat(tag, DAY)),
  full: madeOnce((tag) => new Intl.DateTimeFormat(tag, { ...DAY, weekday: "short", year: "numeric" })),
  time: madeOnce((tag) => new Intl.DateTimeFormat(tag, { timeStyle: "short" })),
};

export function eveningName(evening: string, style: "short" | "full" = "full"): string {
  return FORMATS[style]().format(new Date(`${evening}T12:00`));
}

export function timeOfDay(milliseconds: number): string {
  return FORMATS.time().format(milliseconds);
}

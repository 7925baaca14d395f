import { locale } from "../texts/formatting.ts";

/** Whoever plays past midnight still has the same evening. */
const MORNING_HOUR = 5;

/** The evening to which a moment belongs, by the clock of this device: `2026-11-14`. */
export function eveningOf(milliseconds: number): string {
  const moment = new Date(milliseconds);
  moment.setHours(moment.getHours() - MORNING_HOUR);
  const month = String(moment.getMonth() + 1).padStart(2, "0");
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, "0")}`;
}

export function eveningName(evening: string, style: "short" | "full" = "full"): string {
  const noon = new Date(`${evening}T12:00`);
  const day = { day: "numeric", month: "short" } as const;
  const full = { ...day, weekday: "short", year: "numeric" } as const;
  return new Intl.DateTimeFormat(locale(), style === "full" ? full : day).format(noon);
}

export function timeOfDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(milliseconds);
}

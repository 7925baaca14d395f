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

const DAY = { day: "numeric", month: "short" } as const;
const STYLES = {
  short: DAY,
  full: { ...DAY, weekday: "short", year: "numeric" },
  time: { timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one takes far longer than using it, and a list of games asks for hundreds. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${locale()} ${style}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale(), STYLES[style]);
  formats.set(key, made);
  return made;
}

export function eveningName(evening: string, style: "short" | "full" = "full"): string {
  return formatOf(style).format(new Date(`${evening}T12:00`));
}

export function timeOfDay(milliseconds: number): string {
  return formatOf("time").format(milliseconds);
}

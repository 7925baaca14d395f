import { isDay } from "@buck/bots/daily";
import type { Daily } from "@buck/bots/daily";
import { GAME_NAMES, isGameName } from "@buck/engine";
import { madeOnce } from "../texts/formatting.ts";
import { today } from "./dailyResults.ts";

/** `/daily` is today's deal of Buck Euchre; null for an address of no day, or of one to come. */
export function readDaily(address: { readonly game?: string; readonly day?: string }): Daily | null {
  const { game = GAME_NAMES[0], day = today() } = address;
  return isGameName(game) && isDay(day) && day <= today() ? { game, day } : null;
}

export function dailyPath({ game, day }: Daily): string {
  return `/daily/${game}/${day}`;
}

const DAY = { day: "numeric", timeZone: "UTC" } as const;
const FORMATS = {
  short: madeOnce((tag) => new Intl.DateTimeFormat(tag, { ...DAY, month: "short" })),
  long: madeOnce((tag) => new Intl.DateTimeFormat(tag, { ...DAY, month: "long", weekday: "long" })),
};

/** "16 Nov", or with `long` "Sunday, 16 November". */
export function dayName(day: string, length: "short" | "long"): string {
  return FORMATS[length]().format(Date.parse(day));
}

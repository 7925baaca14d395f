import { DAILY_HANDS, dayAt, daysBefore, isDay } from "@buck/bots/daily";
import type { Daily } from "@buck/bots/daily";
import { GAME_NAMES, isGameName } from "@buck/engine";
import { inEachLanguage } from "@buck/words";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted, safeStorage } from "../device/persisted.ts";
import { browserPlatform } from "../device/platform.ts";
import type { Language } from "../texts/language.ts";

/** The first time counts; whatever is played of a day after that, or later than on the day, is practice. */
export const ATTEMPTS = ["counted", "practice"] as const;
export type Attempt = (typeof ATTEMPTS)[number];

export interface DailyResult extends Daily {
  readonly attempt: Attempt;
  /** By hand. */
  readonly points: readonly number[];
}

interface ExpertResult extends Daily {
  readonly points: readonly number[];
}

interface DailyResults {
  /** The newest first; of each day, game and attempt the last one. */
  readonly results: readonly DailyResult[];
  readonly experts: readonly ExpertResult[];
}

/** Two games, two attempts, and half a year. */
const MOST = 750;
/** Tables of days before these are not kept. */
const PLAYABLE_DAYS = 7;

/** What was played of the deals of each day on this device, and what an expert made of them. */
export const useDailyResults = create<DailyResults>()(
  persist(() => parseResults(null), persisted("buck.daily", parseResults)),
);

export function today(): string {
  return dayAt(browserPlatform.clock.wallTime());
}

/** Today and the days before it that can be played for practice. */
export function playableDays(): readonly string[] {
  const now = today();
  return Array.from({ length: PLAYABLE_DAYS }, (_, back) => daysBefore(now, back));
}

export function isSame(a: Daily, b: Daily): boolean {
  return a.game === b.game && a.day === b.day;
}

export function resultOf(
  { results }: Pick<DailyResults, "results">,
  daily: Daily,
  attempt: Attempt,
): DailyResult | null {
  return results.find((each) => isSame(each, daily) && each.attempt === attempt) ?? null;
}

/** A result that counts is the first one for ever; one of practice makes place for the next. */
export function keepResult(result: DailyResult): void {
  const { results } = useDailyResults.getState();
  const before = resultOf({ results }, result, result.attempt);
  if (before !== null && result.attempt === "counted") return;
  const others = results.filter((each) => each !== before);
  useDailyResults.setState({ results: [result, ...others].slice(0, MOST) });
}

export function keepExpert(expert: ExpertResult): void {
  const others = useDailyResults.getState().experts.filter((each) => !isSame(each, expert));
  useDailyResults.setState({ experts: [expert, ...others].slice(0, MOST) });
}

/** Where the table of a day is kept. */
export function dailyKey({ game, day }: Daily, attempt: Attempt): string {
  return `buck.daily.${game}.${day}.${attempt}`;
}

/** Days that were missed for a month are gone anyway. */
const FORGOTTEN_DAYS = 31;

/** The tables of days that cannot be played any more. Their results stay. */
export function forgetOldTables(): void {
  const last = daysBefore(today(), PLAYABLE_DAYS);
  for (let back = 0; back < FORGOTTEN_DAYS; back += 1) {
    const day = daysBefore(last, back);
    for (const game of GAME_NAMES) {
      for (const attempt of ATTEMPTS) safeStorage.remove(dailyKey({ game, day }, attempt));
    }
  }
}

export function isBegun(daily: Daily, attempt: Attempt): boolean {
  return safeStorage.get(dailyKey(daily, attempt)) !== null;
}

/** What somebody who sits down to this day plays: the time that counts, if it is the day or was begun on it. */
export function nextAttempt(daily: Daily): Attempt {
  const isOpen = resultOf(useDailyResults.getState(), daily, "counted") === null;
  return isOpen && (daily.day === today() || isBegun(daily, "counted")) ? "counted" : "practice";
}

export function parseResults(stored: unknown): DailyResults {
  const kept = typeof stored === "object" && stored !== null ? stored : {};
  const results = "results" in kept && Array.isArray(kept.results) ? kept.results : [];
  const experts = "experts" in kept && Array.isArray(kept.experts) ? kept.experts : [];
  return {
    results: results.filter(isResult).slice(0, MOST),
    experts: experts.filter(isOfDay).slice(0, MOST),
  };
}

function isResult(value: unknown): value is DailyResult {
  if (!isOfDay(value)) return false;
  return "attempt" in value && (value.attempt === "counted" || value.attempt === "practice");
}

function isOfDay(value: unknown): value is ExpertResult {
  if (typeof value !== "object" || value === null) return false;
  if (!("game" in value && "day" in value && "points" in value)) return false;
  const { game, day, points } = value;
  return isGameName(game) && typeof day === "string" && isDay(day) && isPoints(points);
}

function isPoints(points: unknown): boolean {
  return Array.isArray(points) && points.length === DAILY_HANDS && points.every(Number.isSafeInteger);
}

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
  short: inEachLanguage(({ locale }) => new Intl.DateTimeFormat(locale, { ...DAY, month: "short" })),
  long: inEachLanguage(
    ({ locale }) => new Intl.DateTimeFormat(locale, { ...DAY, month: "long", weekday: "long" }),
  ),
};

/** "16 Nov", or with `long` "Sunday, 16 November". */
export function dayName(language: Language, day: string, length: "short" | "long"): string {
  return FORMATS[length](language).format(Date.parse(day));
}

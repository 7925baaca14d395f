import type { Season } from "@buck/protocol";

interface Ended {
  readonly endedAt: number;
}

export interface SeasonClock {
  readonly now: number;
  /** A Friday that ends after midnight in London may be the last of a month in Chicago. */
  readonly timeZone: string;
}

/** Those of the season that is on. */
export function thisSeason<Result extends Ended>(
  results: readonly Result[],
  { every, since }: Season,
  { now, timeZone }: SeasonClock,
): readonly Result[] {
  if (every === "hand") return results.filter(({ endedAt }) => endedAt >= since);
  const current = seasonName(now, every, timeZone);
  return results.filter(({ endedAt }) => seasonName(endedAt, every, timeZone) === current);
}

/** Such as "2026-11", "2026-Q4" or "2026". */
export function seasonName(at: number, every: "month" | "quarter" | "year", timeZone: string): string {
  const { year, month } = localMonth(at, timeZone);
  if (every === "year") return year;
  return every === "month" ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

function localMonth(at: number, timeZone: string): { readonly year: string; readonly month: string } {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit" }).formatToParts(
    at,
  );
  const part = (type: "year" | "month") => parts.find((each) => each.type === type)?.value ?? "";
  return { year: part("year"), month: part("month") };
}

/** Longer without a finished game, and the evening is over. */
const EVENING_ENDS_MS = 6 * 60 * 60 * 1000;

/** Those of this evening, oldest first; none once it is over. It may last past midnight. */
export function thisEvening<Result extends Ended>(
  results: readonly Result[],
  now: number,
): readonly Result[] {
  const ordered = results.toSorted((a, b) => a.endedAt - b.endedAt);
  const times = [...ordered.map(({ endedAt }) => endedAt), now];
  const from = times.findLastIndex(
    (at, index) => index > 0 && at - (times[index - 1] ?? at) > EVENING_ENDS_MS,
  );
  return ordered.slice(Math.max(0, from));
}

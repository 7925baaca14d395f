import type { Daily } from "@buck/bots/daily";
import { useEffect } from "react";
import { expertOfDay } from "../bots/botPool.ts";
import { isSame, keepExpert, useDailyResults } from "./dailyResults.ts";

const asked = new Set<string>();

/** Works it out once for each day, and keeps it: whoever has played needs not wait for it. */
export async function askExpert({ game, day }: Daily): Promise<void> {
  const daily = { game, day };
  const key = `${game}/${day}`;
  const isKnown = useDailyResults.getState().experts.some((each) => isSame(each, daily));
  if (isKnown || asked.has(key)) return;
  asked.add(key);
  const points = await expertOfDay(daily);
  asked.delete(key);
  if (points !== null) keepExpert({ ...daily, points });
}

/** What an expert made of the day, by hand; null while that is worked out. */
export function useExpert(daily: Daily, isWanted: boolean): readonly number[] | null {
  const { game, day } = daily;
  const known = useDailyResults(({ experts }) => experts.find((each) => isSame(each, daily))?.points ?? null);
  useEffect(() => {
    if (isWanted) void askExpert({ game, day });
  }, [game, day, isWanted]);
  return known;
}

import { DAILY_SEAT, dailySeats } from "@buck/bots/daily";
import type { Daily } from "@buck/bots/daily";
import { useEffect } from "react";
import type { GameName, Position } from "@buck/engine";
import { historyOf } from "@buck/records";
import type { GameHistory, GameRecord } from "@buck/records";
import { expertOfDay } from "../device/botPool.ts";
import { playerIn } from "../again/comparison.ts";
import { isSame, keepExpert, useDailyResults } from "./dailyResults.ts";
import { dailyHistory } from "./dailyTable.ts";
import type { Language } from "../texts/language.ts";
import { practiceTexts } from "../texts/en/practice.ts";

const asked = new Set<string>();

/** Works it out once for each day, and keeps it: whoever has played needs not wait for it. */
export async function askExpert({ game, day }: Daily): Promise<void> {
  const daily = { game, day };
  const key = `${game}/${day}`;
  const isKnown = useDailyResults.getState().experts.some((each) => isSame(each, daily));
  if (isKnown || asked.has(key)) return;
  asked.add(key);
  const played = await expertOfDay(daily);
  asked.delete(key);
  if (played !== null) keepExpert({ ...daily, points: played.points });
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

/** The expert's four hands, to be looked through; null when the worker fails. They are played again, and not kept. */
export async function expertHistory(language: Language, daily: Daily): Promise<GameHistory | null> {
  const played = await expertOfDay(daily);
  if (played === null) return null;
  const read = historyOf(withNames(played.record, namesOf(language, daily)));
  return read.ok ? read.history : null;
}

/** The opponents are called as they were at the own table, while that is kept. */
function namesOf(language: Language, daily: Daily): readonly string[] {
  const t = practiceTexts(language).daily;
  const own = dailyHistory(daily, "counted") ?? dailyHistory(daily, "practice");
  const opponent = (position: Position) =>
    own === null ? t.opponent({ number: position }) : playerIn(own, position);
  return dailySeats(daily.game).map((position) => (position === DAILY_SEAT ? t.expert : opponent(position)));
}

function withNames<Name extends GameName>(
  record: GameRecord<Name>,
  names: readonly string[],
): GameRecord<Name> {
  let seated = 0;
  const actions = record.actions.map((action) =>
    action.type === "ADD_PLAYER" ? { ...action, name: names[seated++] ?? action.name } : action,
  );
  return { ...record, actions };
}

import type { Daily } from "@buck/bots/daily";
import { DAILY_HANDS } from "@buck/bots/daily";
import { useCallback, useEffect, useState } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import { usePlayerName } from "../storage/playerName.ts";
import { LOCAL_EXITS } from "../table/exits.ts";
import { LocalTable } from "../tablePage/LocalTable.tsx";
import { dailyTexts as t } from "../texts/daily.ts";
import { tablePageTexts } from "../texts/tablePage.ts";
import { dailyPath, dayName, readDaily } from "./dailyAddress.ts";
import { askExpert } from "./dailyExpert.ts";
import { nextAttempt, playableDays } from "./dailyResults.ts";
import { openDailyTable } from "./dailyTable.ts";

/** `/daily/GAME/DAY/play`: four hands at a table in this tab. */
export function DailyTablePage() {
  const daily = readDaily(useParams<{ game?: string; day?: string }>());
  if (daily === null || !playableDays().includes(daily.day)) return <Redirect to="/daily" />;
  return <DailyTable key={dailyPath(daily)} {...daily} />;
}

function DailyTable({ game, day }: Daily) {
  const [, navigate] = useLocation();
  // Whether it counts is decided once: the result comes while the table is open.
  const [attempt] = useState(() => nextAttempt({ game, day }));
  const open = useCallback(() => {
    const name = usePlayerName.getState().name || tablePageTexts.player;
    const date = dayName(day, "short");
    const title = attempt === "counted" ? t.tableTitle({ date }) : t.practiceTitle({ date });
    return openDailyTable({ daily: { game, day }, attempt, name, title });
  }, [game, day, attempt]);
  useEffect(() => void askExpert({ game, day }), [game, day]);
  const toDay = () => navigate(dailyPath({ game, day }));
  const exits = {
    ...LOCAL_EXITS,
    leave: toDay,
    leaveNote: t.kept,
    lastHand: { number: DAILY_HANDS, label: t.seeResult, go: toDay },
  };
  return <LocalTable open={open} exits={exits} />;
}

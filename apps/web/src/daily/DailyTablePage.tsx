import type { Daily } from "@buck/bots/daily";
import { DAILY_HANDS } from "@buck/bots/daily";
import { useCallback, useEffect, useState } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import { usePlayerName } from "../device/player.ts";
import { LOCAL_VENUE } from "../table/board/venue.ts";
import { LocalTable } from "../table/page/LocalTable.tsx";
import { dailyPath, dayName, nextAttempt, playableDays, readDaily } from "./dailyResults.ts";
import { askExpert } from "./dailyExpert.ts";
import { openDailyTable } from "./dailyTable.ts";
import { tableTexts } from "../texts/en/table.ts";
import { practiceTexts } from "../texts/en/practice.ts";
import { languageStore, useTexts } from "../texts/useLanguage.ts";

/** `/daily/GAME/DAY/play`: four hands at a table in this tab. */
export function DailyTablePage() {
  const daily = readDaily(useParams<{ game?: string; day?: string }>());
  if (daily === null || !playableDays().includes(daily.day)) return <Redirect to="/daily" />;
  return <DailyTable key={dailyPath(daily)} {...daily} />;
}

function DailyTable({ game, day }: Daily) {
  const t = useTexts(practiceTexts).daily;
  const [, navigate] = useLocation();
  // Whether it counts is decided once: the result comes while the table is open.
  const [attempt] = useState(() => nextAttempt({ game, day }));
  const open = useCallback(() => {
    const opened = languageStore.getState();
    const t = practiceTexts(opened).daily;
    const name = usePlayerName.getState().name || tableTexts(opened).page.player;
    const date = dayName(opened, day, "short");
    const title = attempt === "counted" ? t.tableTitle({ date }) : t.practiceTitle({ date });
    return openDailyTable({ daily: { game, day }, attempt, name, title });
  }, [game, day, attempt]);
  useEffect(() => void askExpert({ game, day }), [game, day]);
  const toDay = () => navigate(dailyPath({ game, day }));
  const venue = {
    ...LOCAL_VENUE,
    leave: toDay,
    leaveNote: t.kept,
    lastHand: { number: DAILY_HANDS, label: t.seeResult, go: toDay },
  };
  return <LocalTable open={open} venue={venue} />;
}

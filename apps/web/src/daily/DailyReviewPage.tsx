import { useMemo } from "react";
import { Redirect, useParams } from "wouter";
import { FileMenu } from "../replay/FileMenu.tsx";
import { ReplayScreen } from "../replay/ReplayScreen.tsx";
import { readDaily } from "./dailyAddress.ts";
import { dailyHistory } from "./dailyTable.ts";

/** `/daily/GAME/DAY/review/ATTEMPT`: what was played of a day on this device, step by step. */
export function DailyReviewPage() {
  const { game, day, attempt } = useParams<{ game?: string; day?: string; attempt?: string }>();
  const history = useMemo(() => {
    const daily = readDaily({ ...(game !== undefined && { game }), ...(day !== undefined && { day }) });
    const isPractice = attempt === "practice";
    return daily === null ? null : dailyHistory(daily, isPractice ? "practice" : "counted");
  }, [game, day, attempt]);
  if (history === null) return <Redirect to="/daily" />;
  return <ReplayScreen history={history} menu={<FileMenu history={history} />} />;
}

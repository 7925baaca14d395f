import type { Daily } from "@buck/bots/daily";
import type { GameHistory } from "@buck/records";
import { useEffect, useState } from "react";
import { Redirect, useParams } from "wouter";
import { FileMenu } from "../replay/FileMenu.tsx";
import { ReplayScreen } from "../replay/ReplayScreen.tsx";
import { Joining } from "../ui/Joining.tsx";
import { ATTEMPTS, dailyPath, readDaily, resultOf, useDailyResults } from "./dailyResults.ts";
import type { Attempt } from "./dailyResults.ts";
import { expertHistory } from "./dailyExpert.ts";
import { dailyHistory } from "./dailyTable.ts";
import { practiceTexts } from "../texts/en/practice.ts";
import { languageStore, useTexts } from "../texts/useLanguage.ts";
import type { Language } from "../texts/language.ts";

type Whose = Attempt | "expert";

/** `/daily/GAME/DAY/review/WHOSE`: what was played of a day on this device, or by the expert, step by step. */
export function DailyReviewPage() {
  const { whose = "", ...address } = useParams<{ game?: string; day?: string; whose?: string }>();
  const daily = readDaily(address);
  if (daily === null) return <Redirect to="/daily" />;
  return <PlayedDay key={dailyPath(daily) + whose} daily={daily} whose={whoseOf(whose)} />;
}

function whoseOf(text: string): Whose {
  return text === "practice" || text === "expert" ? text : "counted";
}

function PlayedDay({ daily, whose }: { readonly daily: Daily; readonly whose: Whose }) {
  const t = useTexts(practiceTexts).daily;
  const [history, setHistory] = useState<GameHistory | null | "loading">("loading");
  const { game, day } = daily;
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const read = await playedBy(languageStore.getState(), whose, { game, day });
      if (!isGone) setHistory(read);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [game, day, whose]);
  if (history === "loading") return <Joining text={t.thinking} />;
  if (history === null) return <Redirect to={dailyPath(daily)} />;
  return <ReplayScreen history={history} menu={<FileMenu history={history} />} />;
}

/** Null where nothing is kept, and for the expert's game before the own one: it shows the cards. */
async function playedBy(language: Language, whose: Whose, daily: Daily): Promise<GameHistory | null> {
  if (whose !== "expert") return dailyHistory(daily, whose);
  const results = useDailyResults.getState();
  const hasPlayed = ATTEMPTS.some((attempt) => resultOf(results, daily, attempt) !== null);
  return hasPlayed ? expertHistory(language, daily) : null;
}

import type { Daily } from "@buck/bots/daily";
import { total } from "@buck/bots/daily";
import { GAME_NAMES } from "@buck/engine";
import { useEffect } from "react";
import { Link, Redirect, useParams } from "wouter";
import { gameTexts } from "../games/index.ts";
import { dailyTexts as t } from "../texts/daily.ts";
import { signed } from "../texts/numbers.ts";
import { Page } from "../ui/Page.tsx";
import { dailyPath, dayName, readDaily } from "./dailyAddress.ts";
import {
  forgetOldTables,
  isBegun,
  nextAttempt,
  playableDays,
  resultOf,
  today,
  useDailyResults,
} from "./dailyResults.ts";
import { DailyScore } from "./DailyScore.tsx";
import "./daily.css";

/** `/daily`: today's deals, or those of another day, in one of the games. */
export function DailyPage() {
  const daily = readDaily(useParams<{ game?: string; day?: string }>());
  useEffect(forgetOldTables, []);
  if (daily === null) return <Redirect to="/daily" />;
  const { game, day } = daily;
  return (
    <Page className="narrow daily" title={t.title}>
      <h1>{t.title}</h1>
      <nav className="daily-games" aria-label={t.games}>
        {GAME_NAMES.map((each) => (
          <Link
            key={each}
            href={dailyPath({ game: each, day })}
            className="button small"
            aria-current={each === game ? "page" : undefined}
          >
            {gameTexts(each).title}
          </Link>
        ))}
      </nav>
      <p className="soft">{t.leads[game]}</p>
      <Day daily={daily} />
      <EarlierDays daily={daily} />
    </Page>
  );
}

function Day({ daily }: { daily: Daily }) {
  const counted = useDailyResults((state) => resultOf(state, daily, "counted"));
  const practised = useDailyResults((state) => resultOf(state, daily, "practice"));
  const { day } = daily;
  const isToday = day === today();
  const isLate = counted === null && nextAttempt(daily) === "practice";
  const isPlayable = playableDays().includes(day);
  return (
    <section className="sheet daily-day" aria-labelledby="daily-date">
      <h2 id="daily-date">
        {isToday && <small className="soft">{t.today}</small>}
        {dayName(day, "long")}
      </h2>
      {counted !== null && <DailyScore result={counted} />}
      {isLate && isPlayable && <p className="soft">{t.countsNoMore}</p>}
      {practised !== null && <DailyScore result={practised} />}
      {isPlayable ? <PlayButton daily={daily} /> : <p className="soft">{t.tooOld}</p>}
    </section>
  );
}

function PlayButton({ daily }: { daily: Daily }) {
  const attempt = nextAttempt(daily);
  const isUnfinished = useDailyResults((state) => resultOf(state, daily, attempt) === null);
  const goesOn = isUnfinished && isBegun(daily, attempt);
  const counts = attempt === "counted";
  const label = goesOn ? (counts ? t.goOn : t.goOnPractising) : counts ? t.play : t.practise;
  return (
    <Link href={`${dailyPath(daily)}/play`} className={counts ? "button main big wide" : "button paper wide"}>
      {label}
    </Link>
  );
}

function EarlierDays({ daily: { game, day } }: { daily: Daily }) {
  const results = useDailyResults();
  const others = playableDays().filter((each) => each !== day);
  return (
    <section className="recent" aria-labelledby="daily-earlier">
      <h2 id="daily-earlier">{t.earlier}</h2>
      <ul>
        {others.map((each) => {
          const other = { game, day: each };
          const counted = resultOf(results, other, "counted");
          const hasPractised = resultOf(results, other, "practice") !== null;
          return (
            <li key={each}>
              <Link href={dailyPath(other)}>{each === today() ? t.today : dayName(each, "long")}</Link>
              <span className="soft">
                {counted === null
                  ? hasPractised
                    ? t.practised
                    : t.notPlayed
                  : signed(total(counted.points))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { dailyMarks, markRow, total } from "@buck/bots/daily";
import type { Daily } from "@buck/bots/daily";
import { GAME_NAMES } from "@buck/engine";
import { signed } from "@buck/words";
import { useEffect } from "react";
import { Link, Redirect, useParams } from "wouter";
import { gameTexts } from "../games/index.ts";
import { ShareButtons } from "../replay/ShareButtons.tsx";
import { practiceTexts } from "../texts/en/practice.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Page } from "../ui/Page.tsx";
import {
  dailyPath,
  dayName,
  forgetOldTables,
  isBegun,
  nextAttempt,
  playableDays,
  readDaily,
  resultOf,
  today,
  useDailyResults,
} from "./dailyResults.ts";
import type { DailyResult } from "./dailyResults.ts";
import { useExpert } from "./dailyExpert.ts";
import "./daily.css";

/** `/daily`: today's deals, or those of another day, in one of the games. */
export function DailyPage() {
  const language = useLanguage();
  const t = practiceTexts(language).daily;
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
            {gameTexts(language, each).title}
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
  const language = useLanguage();
  const t = practiceTexts(language).daily;
  const counted = useDailyResults((state) => resultOf(state, daily, "counted"));
  const practiced = useDailyResults((state) => resultOf(state, daily, "practice"));
  const { day } = daily;
  const isToday = day === today();
  const isLate = counted === null && nextAttempt(daily) === "practice";
  const isPlayable = playableDays().includes(day);
  return (
    <section className="sheet daily-day" aria-labelledby="daily-date">
      <h2 id="daily-date">
        {isToday && <small className="soft">{t.today}</small>}
        {dayName(language, day, "long")}
      </h2>
      {counted !== null && <DailyScore result={counted} />}
      {isLate && isPlayable && <p className="soft">{t.countsNoMore}</p>}
      {practiced !== null && <DailyScore result={practiced} />}
      {isPlayable ? <PlayButton daily={daily} /> : <p className="soft">{t.tooOld}</p>}
    </section>
  );
}

function PlayButton({ daily }: { daily: Daily }) {
  const t = useTexts(practiceTexts).daily;
  const attempt = nextAttempt(daily);
  const isUnfinished = useDailyResults((state) => resultOf(state, daily, attempt) === null);
  const goesOn = isUnfinished && isBegun(daily, attempt);
  const counts = attempt === "counted";
  const label = goesOn ? (counts ? t.goOn : t.goOnPracticing) : counts ? t.play : t.practice;
  return (
    <Link href={`${dailyPath(daily)}/play`} className={counts ? "button main big wide" : "button paper wide"}>
      {label}
    </Link>
  );
}

function EarlierDays({ daily: { game, day } }: { daily: Daily }) {
  const language = useLanguage();
  const t = practiceTexts(language).daily;
  const results = useDailyResults();
  const others = playableDays().filter((each) => each !== day);
  return (
    <section className="recent" aria-labelledby="daily-earlier">
      <h2 id="daily-earlier">{t.earlier}</h2>
      <ul>
        {others.map((each) => {
          const other = { game, day: each };
          const counted = resultOf(results, other, "counted");
          const hasPracticed = resultOf(results, other, "practice") !== null;
          return (
            <li key={each}>
              <Link href={dailyPath(other)}>
                {each === today() ? t.today : dayName(language, each, "long")}
              </Link>
              <span className="soft">
                {counted === null
                  ? hasPracticed
                    ? t.practiced
                    : t.notPlayed
                  : signed(language, total(counted.points))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What came of a day, hand by hand, beside what an expert made of it. */
function DailyScore({ result }: { result: DailyResult }) {
  const t = useTexts(practiceTexts).daily;
  const { points, attempt } = result;
  const expert = useExpert(result, true);
  const title = attempt === "counted" ? t.result : t.practiceResult;
  return (
    <div className="daily-score" data-attempt={attempt}>
      <p className="daily-total">
        <span>{title}</span>
        <b>{t.points({ points: total(points) })}</b>
      </p>
      <ScoreTable points={points} expert={expert} />
      <p className="soft" role="status">
        {expert === null ? t.thinking : attempt === "counted" ? t.meaning : ""}
      </p>
      {attempt === "counted" && expert !== null && <Share result={result} expert={expert} />}
      {isBegun(result, attempt) && (
        <Link href={`${dailyPath(result)}/review/${attempt}`} className="button paper wide">
          {t.review}
        </Link>
      )}
      {expert !== null && (
        <Link href={`${dailyPath(result)}/review/expert`} className="button paper wide">
          {t.reviewExpert}
        </Link>
      )}
    </div>
  );
}

interface ScoreTableProps {
  readonly points: readonly number[];
  readonly expert: readonly number[] | null;
}

function ScoreTable({ points, expert }: ScoreTableProps) {
  const language = useLanguage();
  const t = practiceTexts(language).daily;
  const marks = expert === null ? null : dailyMarks(points, expert);
  return (
    <table className="daily-table">
      <thead>
        <tr>
          <th scope="col">{t.hand}</th>
          <th scope="col">{t.you}</th>
          <th scope="col">{t.expert}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {points.map((own, hand) => {
          const mark = marks?.[hand];
          return (
            // A hand has no other name than its number.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={hand}>
              <th scope="row">{hand + 1}</th>
              <td>{signed(language, own)}</td>
              <td>{expert === null ? "…" : signed(language, expert[hand] ?? 0)}</td>
              <td>
                {mark !== undefined && (
                  <span className="daily-mark" data-mark={mark}>
                    <span aria-hidden="true">{markRow([mark])}</span>
                    <span className="unseen">{t.marks[mark]}</span>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <td>{signed(language, total(points))}</td>
          <td>{expert === null ? "…" : signed(language, total(expert))}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function Share({ result, expert }: { result: DailyResult; expert: readonly number[] }) {
  const language = useLanguage();
  const t = practiceTexts(language).daily;
  const { game, day, points } = result;
  const line = t.line({
    game: gameTexts(language, game).title,
    date: dayName(language, day, "short"),
    points: signed(language, total(points)),
    expert: signed(language, total(expert)),
  });
  const text = `${line}\n${markRow(dailyMarks(points, expert))}`;
  return <ShareButtons text={text} data={{ text }} shareLabel={t.share} copyLabel={t.copy} />;
}

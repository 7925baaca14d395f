import { dailyMarks, markRow, total } from "@buck/bots/daily";
import { Link } from "wouter";
import { gameTexts } from "../games/index.ts";
import { dailyTexts as t } from "../texts/daily.ts";
import { signed } from "../texts/numbers.ts";
import { ShareButtons } from "../replay/ShareButtons.tsx";
import { dailyPath, dayName } from "./dailyAddress.ts";
import { useExpert } from "./dailyExpert.ts";
import { isBegun } from "./dailyResults.ts";
import type { DailyResult } from "./dailyResults.ts";

/** What came of a day, hand by hand, beside what an expert made of it. */
export function DailyScore({ result }: { result: DailyResult }) {
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
              <td>{signed(own)}</td>
              <td>{expert === null ? "…" : signed(expert[hand] ?? 0)}</td>
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
          <td>{signed(total(points))}</td>
          <td>{expert === null ? "…" : signed(total(expert))}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function Share({ result, expert }: { result: DailyResult; expert: readonly number[] }) {
  const { game, day, points } = result;
  const line = t.line({
    game: gameTexts(game).title,
    date: dayName(day, "short"),
    points: signed(total(points)),
    expert: signed(total(expert)),
  });
  const text = `${line}\n${markRow(dailyMarks(points, expert))}`;
  return <ShareButtons text={text} data={{ text }} shareLabel={t.share} copyLabel={t.copy} />;
}

import { pointsPerHand, ratings, standings, thisEvening, thisSeason } from "@buck/club";
import type { Skill, Standing } from "@buck/club";
import { GAME_NAMES } from "@buck/engine";
import type { GameName } from "@buck/engine";
import { inEachLanguage } from "@buck/words";
import { useMemo, useState } from "react";
import { gameTexts } from "../games/index.ts";
import { ChoiceField } from "../home/ChoiceField.tsx";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { memberName } from "./clubWords.ts";
import { useClub } from "./context.ts";
import type { ClubPlace } from "./context.ts";

const PERIODS = ["evening", "season", "all"] as const;
export type Period = (typeof PERIODS)[number];

export interface StandingsShown {
  readonly rows: readonly Standing[];
  /** Of one game alone: two games have two ratings. */
  readonly skills: ReadonlyMap<string, Skill>;
}

/** Computed from the results anew: nothing is kept that could be wrong. */
export function useStandings(period: Period, game: GameName | null): StandingsShown {
  const { club, history, now } = useClub();
  return useMemo(() => standingsOf({ club, history, now }, period, game), [club, history, now, period, game]);
}

function standingsOf(
  { club, history, now }: Pick<ClubPlace, "club" | "history" | "now">,
  period: Period,
  game: GameName | null,
): StandingsShown {
  const isOfGame = (each: { readonly game: GameName }) => game === null || each.game === game;
  const all = (history?.results ?? club.results).filter(isOfGame);
  const timeZone = club.weekly?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const results =
    period === "evening"
      ? thisEvening(all, now)
      : period === "season"
        ? thisSeason(all, club.season, { now, timeZone })
        : all;
  const totals = period === "all" ? (history?.totals ?? []).filter(isOfGame) : [];
  const skills = game === null ? [] : ratings(all, game);
  return {
    rows: standings(results, totals),
    skills: new Map(skills.map((skill) => [skill.memberId, skill])),
  };
}

export function Standings() {
  const language = useLanguage();
  const texts = clubTexts(language);
  const t = texts.standings;
  const { club, history } = useClub();
  const played = GAME_NAMES.filter((game) =>
    (history?.results ?? club.results).some((each) => each.game === game),
  );
  const [period, setPeriod] = useState<Period>("season");
  const [chosen, setChosen] = useState<GameName | null>(null);
  const game = played.length === 1 ? (played[0] ?? null) : chosen;
  const shown = useStandings(period, game);
  const label = (each: Period) => (each === "season" ? t.seasons[club.season.every] : t.periods[each]);
  return (
    <section className="sheet card-sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      <ChoiceField
        title={t.period}
        text=""
        values={PERIODS}
        label={label}
        value={period}
        onChange={setPeriod}
      />
      {played.length > 1 && (
        <ChoiceField
          title={t.game}
          text=""
          values={[null, ...GAME_NAMES]}
          label={(each) => (each === null ? t.bothGames : gameTexts(language, each).title)}
          value={game}
          onChange={setChosen}
        />
      )}
      {shown.rows.length === 0 ? (
        <p className="soft">{t.none}</p>
      ) : (
        <>
          <StandingsTable {...shown} />
          <Records rows={shown.rows} />
          {shown.skills.size > 0 && <p className="soft small-print">{t.ratingText}</p>}
        </>
      )}
    </section>
  );
}

const toATenth = inEachLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const whole = inEachLanguage(({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

export function StandingsTable({ rows, skills }: StandingsShown) {
  const language = useLanguage();
  const t = clubTexts(language).standings;
  const { club } = useClub();
  const written = (number: number) => whole(language).format(number);
  return (
    <table className="companions">
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.games}</th>
          <th scope="col">{t.wins}</th>
          <th scope="col">{t.perHand}</th>
          {skills.size > 0 && <th scope="col">{t.rating}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const skill = skills.get(row.memberId);
          return (
            <tr key={row.memberId} data-you={row.memberId === club.you.memberId}>
              <th scope="row">
                <span className="ranked">
                  <span className="rank">{index + 1}</span>
                  <span>{memberName(language, club, row.memberId)}</span>
                </span>
              </th>
              <td>{written(row.games)}</td>
              <td>{written(row.wins)}</td>
              <td>{toATenth(language).format(pointsPerHand(row))}</td>
              {skills.size > 0 && (
                <td>
                  {skill !== undefined && (
                    <>
                      {written(skill.rating)} <small className="soft">± {written(skill.uncertainty)}</small>
                    </>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Records({ rows }: { rows: readonly Standing[] }) {
  const language = useLanguage();
  const t = clubTexts(language).standings;
  const { club } = useClub();
  const best = (count: (row: Standing) => number) => rows.reduce((a, b) => (count(b) > count(a) ? b : a));
  const run = best(({ longestRun }) => longestRun);
  const comeback = best(({ biggestComeback }) => biggestComeback);
  const loners = best((row) => row.loners);
  const nameOf = ({ memberId }: Standing) => memberName(language, club, memberId);
  const lines = [
    run.longestRun > 1 ? t.longestRun({ name: nameOf(run), games: run.longestRun }) : null,
    comeback.biggestComeback > 0
      ? t.comeback({ name: nameOf(comeback), points: comeback.biggestComeback })
      : null,
    loners.loners > 0 ? t.loners({ name: nameOf(loners), loners: loners.loners }) : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{t.records}</h3>
      <ul className="records">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

import { statisticsOf } from "@buck/records";
import type { EveningCount, KeptGame, Statistics } from "@buck/records";
import { inEachLanguage } from "@buck/words";
import { useMemo } from "react";
import { yourGamesTexts } from "../texts/en/yourGames.ts";
import type { Language } from "../texts/language.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { eveningName, eveningOf } from "./evenings.ts";

/** The numbers people like, over the games that are looked at. */
export function Numbers({ games }: { games: readonly KeptGame[] }) {
  const yourGames = useTexts(yourGamesTexts);
  const t = yourGames.numbers;
  const numbers = useMemo(() => statisticsOf(games, eveningOf), [games]);
  // Partners come first or second together: places say nothing then.
  const isEachAlone = games.every(({ summary }) =>
    summary.places.every(({ positions }) => positions.length === 1),
  );
  return (
    <section className="sheet card-sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      <Figures numbers={numbers} />
      {numbers.evenings.length > 1 && <EveningChart evenings={numbers.evenings} />}
      {isEachAlone && <Places numbers={numbers} />}
      {numbers.companions.length > 0 && <Companions numbers={numbers} />}
    </section>
  );
}

interface NumbersProps {
  readonly numbers: Statistics;
}

function Figures({ numbers }: NumbersProps) {
  const language = useLanguage();
  const yourGames = yourGamesTexts(language);
  const t = yourGames.numbers;
  const { games, wins, hands, bids, made, sets, tricks, folds, bestEvening } = numbers;
  const figures: readonly (readonly [name: string, value: string])[] = [
    [t.games, written(language, games)],
    [t.wins, t.share({ wins: written(language, wins), percent: percent(language, wins, games) })],
    [t.hands, written(language, hands)],
    [t.bids, t.madeOf({ made: written(language, made), bids: written(language, bids) })],
    [t.sets, written(language, sets)],
    [t.tricks, toATenth(language).format(hands === 0 ? 0 : tricks / hands)],
    [t.folds, written(language, folds)],
  ];
  return (
    <dl className="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {bestEvening !== null && (
        <div className="best-evening">
          <dt>{t.best}</dt>
          <dd>{t.bestOf({ ...bestEvening, evening: eveningName(language, bestEvening.evening) })}</dd>
        </div>
      )}
    </dl>
  );
}

/** How often each place: bars beside numbers. */
function Places({ numbers: { places } }: NumbersProps) {
  const language = useLanguage();
  const yourGames = yourGamesTexts(language);
  const t = yourGames.numbers;
  const most = Math.max(1, ...places);
  return (
    <figure className="places">
      <figcaption>{t.places}</figcaption>
      <ol>
        {places.map((count, index) => (
          <li key={t.place({ place: index + 1 })}>
            <span>{t.place({ place: index + 1 })}</span>
            <span className="place-bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
            <b>{written(language, count)}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const MOST_COMPANIONS = 12;

function Companions({ numbers: { companions } }: NumbersProps) {
  const language = useLanguage();
  const yourGames = yourGamesTexts(language);
  const t = yourGames.numbers;
  return (
    <table className="companions">
      <caption>{t.companions}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.games}</th>
          <th scope="col">{t.youWon}</th>
          <th scope="col">{t.theyWon}</th>
        </tr>
      </thead>
      <tbody>
        {companions.slice(0, MOST_COMPANIONS).map(({ name, games, wins, theirWins }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{written(language, games)}</td>
            <td>{written(language, wins)}</td>
            <td>{written(language, theirWins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const whole = inEachLanguage(({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const toATenth = inEachLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percents = inEachLanguage(({ locale }) => new Intl.NumberFormat(locale, { style: "percent" }));

function written(language: Language, number: number): string {
  return whole(language).format(number);
}

function percent(language: Language, part: number, all: number): string {
  return percents(language).format(all === 0 ? 0 : part / all);
}

const MOST = 24;
const HEIGHT = 90;
const BAR = 14;
const STEP = 20;
const FOOT = 18;

/** One column for each of the newest evenings: its games, and as much of it filled as was won. */
function EveningChart({ evenings }: { evenings: readonly EveningCount[] }) {
  const language = useLanguage();
  const yourGames = yourGamesTexts(language);
  const t = yourGames.numbers;
  const shown = evenings.slice(-MOST);
  const most = Math.max(...shown.map(({ games }) => games));
  const width = Math.max(8, shown.length) * STEP;
  const height = (count: number) => (count / most) * HEIGHT;
  const told = shown.map((each) => t.evening({ ...each, evening: eveningName(language, each.evening) }));
  return (
    <figure className="evening-chart">
      <figcaption>{t.evenings}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
        role="img"
        preserveAspectRatio="xMinYMax meet"
        aria-label={told.join("; ")}
      >
        {shown.map(({ evening, games, wins }, index) => {
          const place = { x: index * STEP + (STEP - BAR) / 2, width: BAR };
          return (
            <g key={evening}>
              <title>{told[index]}</title>
              <rect
                className="evening-games"
                {...place}
                y={HEIGHT - height(games)}
                height={height(games)}
                rx="2"
              />
              <rect
                className="evening-wins"
                {...place}
                y={HEIGHT - height(wins)}
                height={height(wins)}
                rx="2"
              />
            </g>
          );
        })}
        <line x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} />
        <text x="0" y={HEIGHT + FOOT - 4}>
          {eveningName(language, shown[0]?.evening ?? "", "short")}
        </text>
        <text x={shown.length * STEP} y={HEIGHT + FOOT - 4} textAnchor="end">
          {eveningName(language, shown.at(-1)?.evening ?? "", "short")}
        </text>
      </svg>
    </figure>
  );
}

import type { KeptGame, Statistics } from "@buck/records";
import { statisticsOf } from "@buck/records";
import { useMemo } from "react";
import { madeOnce } from "../texts/formatting.ts";
import { yourGamesTexts } from "../texts/yourGames.ts";
import { EveningChart } from "./EveningChart.tsx";
import { eveningName, eveningOf } from "./evenings.ts";

/** The numbers people like, over the games that are looked at. */
export function Numbers({ games }: { games: readonly KeptGame[] }) {
  const t = yourGamesTexts.numbers;
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
  const t = yourGamesTexts.numbers;
  const { games, wins, hands, bids, made, sets, tricks, folds, bestEvening } = numbers;
  const figures: readonly (readonly [name: string, value: string])[] = [
    [t.games, written(games)],
    [t.wins, t.share({ wins: written(wins), percent: percent(wins, games) })],
    [t.hands, written(hands)],
    [t.bids, t.madeOf({ made: written(made), bids: written(bids) })],
    [t.sets, written(sets)],
    [t.tricks, toATenth().format(hands === 0 ? 0 : tricks / hands)],
    [t.folds, written(folds)],
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
          <dd>{t.bestOf({ ...bestEvening, evening: eveningName(bestEvening.evening) })}</dd>
        </div>
      )}
    </dl>
  );
}

/** How often each place: bars beside numbers. */
function Places({ numbers: { places } }: NumbersProps) {
  const t = yourGamesTexts.numbers;
  const most = Math.max(1, ...places);
  return (
    <figure className="places">
      <figcaption>{t.places}</figcaption>
      <ol>
        {places.map((count, index) => (
          <li key={t.place({ place: index + 1 })}>
            <span>{t.place({ place: index + 1 })}</span>
            <span className="place-bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
            <b>{written(count)}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const MOST_COMPANIONS = 12;

function Companions({ numbers: { companions } }: NumbersProps) {
  const t = yourGamesTexts.numbers;
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
            <td>{written(games)}</td>
            <td>{written(wins)}</td>
            <td>{written(theirWins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const whole = madeOnce((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));
const toATenth = madeOnce(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percents = madeOnce((tag) => new Intl.NumberFormat(tag, { style: "percent" }));

function written(number: number): string {
  return whole().format(number);
}

function percent(part: number, all: number): string {
  return percents().format(all === 0 ? 0 : part / all);
}

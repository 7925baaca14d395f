import { eveningRows, eveningsOf, goesOn } from "@buck/client";
import { LARGEST_TABLE } from "@buck/engine";
import type { EveningGame } from "@buck/protocol";
import { signed } from "@buck/words";
import { useMemo, useState } from "react";
import type { ChartLine, GameResult } from "../../games/moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ReviewIcon } from "../../ui/icons.tsx";
import { eveningName, eveningOf } from "../../yourGames/evenings.ts";
import { useTable } from "../session/context.ts";

/** Whether a game has been finished at this table. */
export function useHasEvening(): boolean {
  return useTable(({ evening }) => evening.length > 0);
}

/** Who has won how many games at this table, and the points of all hands. */
export function EveningSheet({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = tableTexts(language).evening;
  const games = useTable((state) => state.evening);
  const evenings = useMemo(() => eveningsOf(games), [games]);
  const evening = evenings.at(-1) ?? NO_GAMES;
  const rows = useMemo(() => eveningRows(evening), [evening]);
  const title = useEveningTitle();
  const lines = rows.map(({ name, points }, index) => ({
    key: name,
    tint: LARGEST_TABLE[index % LARGEST_TABLE.length] ?? 0,
    label: name,
    points,
  }));
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="soft">{t.games({ games: evening.length })}</p>
      <EveningTable evening={evening} />
      <ScoreChart chart={{ lines, goal: 0 }} caption={t.chart} />
      {evenings
        .slice(0, -1)
        .toReversed()
        .map((earlier) => (
          <details key={earlier[0]?.gameId}>
            <summary>{dateOf(language, earlier)}</summary>
            <EveningTable evening={earlier} />
          </details>
        ))}
    </Dialog>
  );
}

const NO_GAMES: readonly EveningGame[] = [];

function dateOf(language: Language, evening: readonly EveningGame[]): string {
  return eveningName(language, eveningOf(evening[0]?.endedAt ?? 0));
}

/** The newest evening of this table: "This evening", or its date once it is over. */
export function useEveningTitle(): string {
  const language = useLanguage();
  const games = useTable((state) => state.evening);
  const evening = eveningsOf(games).at(-1) ?? NO_GAMES;
  const isOver = evening.length > 0 && !goesOn(evening, Date.now());
  return isOver ? dateOf(language, evening) : tableTexts(language).evening.title;
}

/** One line for everybody who played in a game that was finished that evening. */
export function EveningTable({ evening }: { evening: readonly EveningGame[] }) {
  const language = useLanguage();
  const t = tableTexts(language).evening;
  const rows = useMemo(() => eveningRows(evening), [evening]);
  return (
    <table className="evening-table">
      <caption className="unseen">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.wins}</th>
          <th scope="col">{t.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, games, wins, points }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{t.winsOf({ wins, games })}</td>
            <td>{signed(language, points.at(-1) ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Opens the evening from the lobby, once there is one. */
export function EveningButton() {
  const title = useEveningTitle();
  const [isOpen, setOpen] = useState(false);
  if (!useHasEvening()) return null;
  return (
    <>
      <button type="button" className="round" aria-label={title} onClick={() => setOpen(true)}>
        <ReviewIcon />
      </button>
      {isOpen && <EveningSheet onClose={() => setOpen(false)} />}
    </>
  );
}

const WIDTH = 320;
const HEIGHT = 150;
const EDGE = 12;

interface ScoreChartProps {
  readonly chart: GameResult["chart"];
  readonly caption?: string;
}

/** Scores over the hands, one line each; the line's end carries the name, so color is never alone. */
export function ScoreChart({ chart: { lines, goal }, caption }: ScoreChartProps) {
  const t = useTexts(tableTexts).gameOver;
  const all = [goal, ...lines.flatMap(({ points }) => points)];
  const top = Math.max(...all);
  const bottom = Math.min(...all);
  const hands = Math.max(1, (lines[0]?.points.length ?? 1) - 1);
  const x = (hand: number) => EDGE + (hand / hands) * (WIDTH - EDGE * 7);
  const y = (score: number) => EDGE + ((top - score) / Math.max(1, top - bottom)) * (HEIGHT - EDGE * 2);
  const labels = spread(lines.map(({ points }) => y(points.at(-1) ?? 0)));
  return (
    <figure className="chart">
      <figcaption>{caption ?? t.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(lines)}>
        <line className="zero" x1={EDGE} x2={WIDTH - EDGE * 6} y1={y(goal)} y2={y(goal)} />
        {lines.map(({ key, tint, label, points }, index) => (
          <g key={key} className="series" data-seat-line={tint}>
            <polyline points={points.map((score, hand) => `${x(hand)},${y(score)}`).join(" ")} />
            <circle cx={x(points.length - 1)} cy={y(points.at(-1) ?? 0)} r="3.5" />
            <text x={x(points.length - 1) + 8} y={(labels[index] ?? 0) + 4}>
              {short(label)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

const LABEL_GAP = 13;
const LABEL_LETTERS = 9;

/** There is room for a short name beside the end of a line; of a long one, whose it is can still be seen. */
function short(label: string): string {
  return label.length <= LABEL_LETTERS ? label : `${label.slice(0, LABEL_LETTERS - 1).trimEnd()}…`;
}

/** Moves labels apart that would lie on each other, keeping their order. */
function spread(places: readonly number[]): readonly number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    last = Math.max(places[index] ?? 0, last + LABEL_GAP);
    moved[index] = last;
  }
  const overflow = Math.max(0, last - (HEIGHT - EDGE / 2));
  return moved.map((place) => place - overflow);
}

function spoken(lines: readonly ChartLine[]): string {
  return lines.map(({ label, points }) => `${label}: ${points.join(", ")}`).join("; ");
}

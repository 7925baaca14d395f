import type { ChartLine, GameResult } from "../games/moment.ts";
import { words } from "../texts/words.ts";

const WIDTH = 320;
const HEIGHT = 150;
const EDGE = 12;

interface ScoreChartProps {
  readonly chart: GameResult["chart"];
  readonly caption?: string;
}

/** Scores over the hands, one line each; the line's end carries the name, so colour is never alone. */
export function ScoreChart({ chart: { lines, goal }, caption = words.gameOver.chart }: ScoreChartProps) {
  const all = [goal, ...lines.flatMap(({ points }) => points)];
  const top = Math.max(...all);
  const bottom = Math.min(...all);
  const hands = Math.max(1, (lines[0]?.points.length ?? 1) - 1);
  const x = (hand: number) => EDGE + (hand / hands) * (WIDTH - EDGE * 7);
  const y = (score: number) => EDGE + ((top - score) / Math.max(1, top - bottom)) * (HEIGHT - EDGE * 2);
  const labels = spread(lines.map(({ points }) => y(points.at(-1) ?? 0)));
  return (
    <figure className="chart">
      <figcaption>{caption}</figcaption>
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

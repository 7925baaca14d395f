import type { buck } from "@buck/engine";
import { peopleOf } from "../texts/people.ts";
import { words } from "../texts/words.ts";
import { scoreSeries } from "./scoreSeries.ts";
import type { Series } from "./scoreSeries.ts";

const WIDTH = 320;
const HEIGHT = 150;
const EDGE = 12;

/** Scores over the hands, one line each; the line's end carries the name, so colour is never alone. */
export function ScoreChart({ view }: { view: buck.View }) {
  const series = scoreSeries(view);
  const all = series.flatMap(({ points }) => points);
  const top = Math.max(...all);
  const bottom = Math.min(0, ...all);
  const x = (hand: number) => EDGE + (hand / Math.max(1, view.scoreSheet.length)) * (WIDTH - EDGE * 7);
  const y = (score: number) => EDGE + ((top - score) / Math.max(1, top - bottom)) * (HEIGHT - EDGE * 2);
  const labels = spread(series.map(({ points }) => y(points.at(-1) ?? 0)));
  const people = peopleOf(view);
  return (
    <figure className="chart">
      <figcaption>{words.gameOver.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(series, view)}>
        <line className="zero" x1={EDGE} x2={WIDTH - EDGE * 6} y1={y(0)} y2={y(0)} />
        {series.map(({ position, points }, index) => (
          <g key={position} className="series" data-seat-line={position}>
            <polyline points={points.map((score, hand) => `${x(hand)},${y(score)}`).join(" ")} />
            <circle cx={x(points.length - 1)} cy={y(points.at(-1) ?? 0)} r="3.5" />
            <text x={x(points.length - 1) + 8} y={(labels[index] ?? 0) + 4}>
              {people(position).name.slice(0, 9)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

const LABEL_GAP = 13;

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

function spoken(series: readonly Series[], view: buck.View): string {
  const people = peopleOf(view);
  return series.map(({ position, points }) => `${people(position).name}: ${points.join(", ")}`).join("; ");
}

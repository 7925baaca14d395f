import type { EveningCount } from "@buck/records";
import { yourGamesTexts } from "../texts/yourGames.ts";
import { eveningName } from "./evenings.ts";

const MOST = 24;
const HEIGHT = 90;
const BAR = 14;
const STEP = 20;
const FOOT = 18;

/** One column for each of the newest evenings: its games, and as much of it filled as was won. */
export function EveningChart({ evenings }: { evenings: readonly EveningCount[] }) {
  const t = yourGamesTexts.numbers;
  const shown = evenings.slice(-MOST);
  const most = Math.max(...shown.map(({ games }) => games));
  const width = Math.max(8, shown.length) * STEP;
  const height = (count: number) => (count / most) * HEIGHT;
  const told = shown.map((each) => t.evening({ ...each, evening: eveningName(each.evening) }));
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
          {eveningName(shown[0]?.evening ?? "", "short")}
        </text>
        <text x={shown.length * STEP} y={HEIGHT + FOOT - 4} textAnchor="end">
          {eveningName(shown.at(-1)?.evening ?? "", "short")}
        </text>
      </svg>
    </figure>
  );
}

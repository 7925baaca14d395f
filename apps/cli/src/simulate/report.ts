import type { TerminalStyle } from "../terminal/style.ts";
import { counted, spaced } from "../text/lists.ts";
import type { Summary } from "./tally.ts";

/** 95 in 100. */
const SPREAD = 1.96;

interface ReportOptions {
  readonly title: string;
  readonly ms: number;
  readonly style: TerminalStyle;
}

export function reportOf(summary: Summary, { title, ms, style }: ReportOptions): readonly string[] {
  const { games, unfinished, hands, handsPerGame, seed, seats, counts } = summary;
  const speed = `${(ms / 1000).toFixed(1)} s, ${Math.round((games * 1000) / Math.max(1, ms))} games a second`;
  return [
    `${counted(games, "game")} of ${title}, seed ${seed}`,
    `${counted(hands, "hand")}, ${handsPerGame.toFixed(1)} a game; ${speed}`,
    ...seats.map((seat) => {
      const share = `${percent(seat.winShare)} ${style.symbols ? "±" : "+/-"} ${percent(margin(seat.winShare, games))}`;
      return `  seat ${seat.position}  ${seat.level.padEnd(8)} ${String(seat.wins).padStart(7)} won  ${share}  average score ${seat.averageScore.toFixed(1)}`;
    }),
    ...(unfinished === 0 ? [] : [`  unfinished     ${unfinished}`]),
    ...Object.entries(counts).map(([label, count]) => `  ${spaced(label).padEnd(14)} ${count}`),
  ];
}

/** To the farther end of Wilson's interval, which has a width also when nothing or everything was won. */
function margin(share: number, games: number): number {
  const shrink = 1 + SPREAD ** 2 / games;
  const centre = (share + SPREAD ** 2 / (2 * games)) / shrink;
  const half = (SPREAD / shrink) * Math.sqrt((share * (1 - share)) / games + (SPREAD / (2 * games)) ** 2);
  return Math.abs(centre - share) + half;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(4)} %`;
}

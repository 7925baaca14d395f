import { playerName } from "./player.ts";
import { estimate, valueOf } from "./report.ts";
import type { Finding } from "./report.ts";

const WIDTH = 760;
const ROW = 34;
const LEFT = 230;
const RIGHT = 250;
const TOP = 40;

/** A bar for each finding, with its 95 % interval, as an SVG picture. */
export function chartOf(findings: readonly Finding[], measure: Finding["measure"]): string {
  const rows = findings.filter((finding) => finding.measure === measure);
  const most = Math.max(0.1, ...rows.map(({ result }) => reach(result.samples)));
  const x = (value: number) => LEFT + (Math.max(0, value) / most) * (WIDTH - LEFT - RIGHT);
  const height = TOP + rows.length * ROW + 10;
  const title = measure === "hands" ? "Points a hand above the others" : "Share of games won";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="24" font-size="16">${title}</text>`,
    ...rows.map((finding, index) => barOf(finding, TOP + index * ROW, x)),
    "</svg>",
    "",
  ].join("\n");
}

function reach(samples: readonly number[]): number {
  const { mean, margin } = estimate(samples);
  return mean + margin;
}

function barOf(finding: Finding, y: number, x: (value: number) => number): string {
  const { contest, result } = finding;
  const { mean, margin } = estimate(result.samples);
  const middle = y + ROW / 2;
  const label = `${contest.game}: ${playerName(contest.player)} – ${playerName(contest.others)}`;
  return [
    `<text x="12" y="${middle + 4}">${escaped(label)}</text>`,
    `<rect x="${LEFT}" y="${y + 6}" width="${(x(mean) - LEFT).toFixed(1)}" height="${ROW - 12}" fill="#4a7c59"/>`,
    `<path d="M${x(mean - margin).toFixed(1)} ${middle}H${x(mean + margin).toFixed(1)}" stroke="#111" stroke-width="2"/>`,
    `<text x="${(x(mean + margin) + 8).toFixed(1)}" y="${middle + 4}">${escaped(valueOf(finding))}</text>`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

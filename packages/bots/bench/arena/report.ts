import type { Contest, JobResult, Measure } from "./contest.ts";
import { playerName } from "./player.ts";

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % interval; 0 for a single sample, which has none. */
  readonly margin: number;
}

const Z95 = 1.96;

export function estimate(samples: readonly number[]): Estimate {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  if (samples.length < 2) return { mean, margin: 0 };
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  return { mean, margin: Z95 * Math.sqrt(squares / (samples.length - 1) / samples.length) };
}

/** One line of the table. */
export interface Finding {
  readonly contest: Contest;
  readonly measure: Measure;
  readonly result: JobResult;
}

export function joinResults(results: readonly JobResult[]): JobResult {
  return {
    samples: results.flatMap(({ samples }) => samples),
    decisions: results.reduce((sum, { decisions }) => sum + decisions, 0),
    total: results.reduce((sum, { total }) => sum + total, 0),
    longest: Math.max(...results.map(({ longest }) => longest)),
  };
}

const HEADINGS = ["game", "player", "against", "result", "played", "CPU a decision", "longest"] as const;

export function tableOf(findings: readonly Finding[]): string {
  const rows = [HEADINGS, HEADINGS.map(() => "---"), ...findings.map(rowOf)];
  return rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function rowOf({ contest, measure, result }: Finding): readonly string[] {
  const { samples, decisions, total, longest } = result;
  return [
    contest.game,
    playerName(contest.player),
    playerName(contest.others),
    valueOf({ contest, measure, result }),
    `${samples.length} ${measure === "hands" ? "deals" : "sets of games"}`,
    `${(total / decisions / 1_000).toFixed(2)} ms`,
    `${(longest / 1_000).toFixed(0)} ms`,
  ];
}

/** The result with its 95 % interval, as people say it; a single sample has no interval. */
export function valueOf({ measure, result }: Finding): string {
  const { mean, margin } = estimate(result.samples);
  const within = (text: string) => (result.samples.length < 2 ? "" : ` ± ${text}`);
  if (measure === "games") return `wins ${(mean * 100).toFixed(1)}${within((margin * 100).toFixed(1))} %`;
  return `${mean < 0 ? "" : "+"}${mean.toFixed(3)}${within(margin.toFixed(3))} points a hand`;
}

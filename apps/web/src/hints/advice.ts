import type { EvaluatedAction, Evaluation, Reason } from "@buck/bots";
import type { GameDecision } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";

/** What an expert makes of one question: worked out on this device, from what its own seat sees. */
export interface ExpertAdvice {
  readonly game: GameFrame;
  readonly evaluation: Evaluation;
  readonly reasons: readonly Reason[];
}

/** Null when no worker answers in time. What works it out is fetched when a hint is first asked for. */
export async function adviceOn(game: GameFrame): Promise<ExpertAdvice | null> {
  const { evaluateInWorker } = await import("../bots/botPool.ts");
  const reply = await evaluateInWorker(game).catch(() => null);
  if (reply === null || !("evaluation" in reply)) return null;
  return { game, evaluation: reply.evaluation, reasons: reply.reasons };
}

/** What a choice is worth, beside all others. */
export interface Worth {
  readonly points: number;
  /** From 0 for the worst choice to 1 for the best. */
  readonly share: number;
  readonly isBest: boolean;
}

export function worthOf({ evaluation }: ExpertAdvice, decision: GameDecision): Worth | null {
  const key = JSON.stringify(decision);
  const choice = evaluation.choices.find(({ action }) => JSON.stringify(action) === key);
  if (choice === undefined) return null;
  const all = evaluation.choices.map(({ points }) => points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const share = most === least ? 1 : (choice.points - least) / (most - least);
  return { points: choice.points, share, isBest: choice === bestOf(evaluation) };
}

export function bestOf({ choices }: Evaluation): EvaluatedAction | undefined {
  return choices.toSorted((a, b) => b.points - a.points)[0];
}

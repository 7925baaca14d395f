import type { DecisionAdvice } from "@buck/bots/worker";
import { games } from "@buck/engine";
import type { GameDecision } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { hintSentence } from "@buck/words";
import type { Advised } from "@buck/words";
import type { Language } from "../../texts/language.ts";

/** What an expert makes of one question: worked out on this device, from what its own seat sees. */
export interface ExpertAdvice extends DecisionAdvice {
  readonly game: GameFrame;
}

/** Null when no worker answers in time. What works it out is fetched when a hint is first asked for. */
export async function adviceOn(game: GameFrame): Promise<ExpertAdvice | null> {
  const { adviceInWorker } = await import("../../device/botPool.ts");
  const advice = await adviceInWorker(game);
  return advice === null ? null : { ...advice, game };
}

/** What an expert would do, and why. */
export function adviceSentence(
  language: Language,
  { best, reasons, game }: ExpertAdvice,
  { hand, trump }: Pick<Advised, "hand" | "trump">,
): string {
  const { turnUpCard: turnUp, dealerPosition: dealer } = game.view;
  return hintSentence(language, { action: best, reasons, hand, trump, turnUp, dealer });
}

/** What a choice is worth, beside all others. */
export interface Worth {
  /** Of the score, as the sheet of scores tells it: down is good where zero wins. */
  readonly change: number;
  /** From 0 for the fewest points to 1 for the most. */
  readonly share: number;
  /** It is what an expert would do. */
  readonly isBest: boolean;
}

export function worthOf(
  { evaluation, best, game: { game } }: ExpertAdvice,
  decision: GameDecision,
): Worth | null {
  const key = JSON.stringify(decision);
  const choice = evaluation.choices.find(({ action }) => JSON.stringify(action) === key);
  if (choice === undefined) return null;
  const all = evaluation.choices.map(({ points }) => points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const share = most === least ? 1 : (choice.points - least) / (most - least);
  return { change: games[game].scoreChange(choice.points), share, isBest: JSON.stringify(best) === key };
}

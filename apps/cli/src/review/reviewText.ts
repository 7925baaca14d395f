import { costliest } from "@buck/bots/review";
import type { GameReview, ReviewedDecision, ReviewedPlayer } from "@buck/bots/review";
import { stepsOf } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { nameIn } from "../gameUi/names.ts";
import type { NameOf } from "../gameUi/names.ts";
import { decisionWords } from "../text/actions.ts";

const COSTLIEST = 3;

/** A review for people: a line for each player, then what cost most. */
export function reviewLines(history: GameHistory, review: GameReview): readonly string[] {
  const nameOf = nameIn(history.states.at(-1)?.players ?? []);
  const worst = costliest(review, { most: COSTLIEST });
  const steps = stepsOf(history);
  return [
    ...review.players.map((player) => playerLine(player, nameOf)),
    ...(worst.length === 0 ? [] : ["What cost most:"]),
    ...worst.map((decision) => mistakeLine(decision, nameOf, steps[decision.index]?.step ?? 0)),
  ];
}

function playerLine(player: ReviewedPlayer, nameOf: NameOf): string {
  const { position, accuracy, decisions, mistakes, cost, luck, costliestHand } = player;
  if (decisions === 0) return `${nameOf(position)}: nothing to decide`;
  const hand = costliestHand === null ? "" : `, most in hand ${costliestHand}`;
  const wrong = `${mistakes} of ${decisions} decisions cost ${cost.toFixed(1)} points${hand}`;
  return `${nameOf(position)}: ${Math.round(accuracy * 100)}% right, ${wrong}; ${luckWords(luck)}`;
}

/** Words, because a minus is good in one game and bad in the other. */
function luckWords(luck: number): string {
  return `luck ${luck < 0 ? "cost" : "brought"} ${Math.abs(luck).toFixed(1)} points`;
}

function mistakeLine(
  { hand, position, done, best, cost }: ReviewedDecision,
  nameOf: NameOf,
  step: number,
): string {
  const what = `${decisionWords(done.action)} where ${decisionWords(best.action)} was worth more`;
  return `  ${hand}.${step} ${nameOf(position)}, ${cost.toFixed(1)} points: ${what}`;
}

/** A review for programs: decisions by their addresses. */
export function reviewJson(history: GameHistory, { players, hands, decisions }: GameReview): object {
  const steps = stepsOf(history);
  return {
    ok: true,
    game: history.game,
    names: history.states.at(-1)?.players.map(({ name }) => name) ?? [],
    players,
    hands,
    decisions: decisions.map(({ index, ...decision }) =>
      Object.assign({ step: steps[index]?.step ?? 0 }, decision),
    ),
  };
}

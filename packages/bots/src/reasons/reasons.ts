import type { GameAction, GameName, Games } from "@buck/engine";
import { highest } from "../highest.ts";
import { bestChoice } from "../evaluation.ts";
import type { EvaluatedAction, Evaluation } from "../evaluation.ts";
import { buckReason, foldReason } from "./buckReason.ts";
import { euchreReason } from "./euchreReason.ts";
import { reason } from "./vocabulary.ts";
import type { Reason } from "./vocabulary.ts";

/** Less than this many points apart, nobody could tell two choices apart. */
const SAME = 0.03;
/** The same for chances to win the game. */
const SAME_CHANCE = 0.03;
/** Points are shown in tenths. */
const SEEN = 0.1;
/** So many standard errors make a difference worth telling. */
const TELLING = 2;

type Explain<Name extends GameName> = (view: Games[Name]["view"], best: EvaluatedAction<Name>) => Reason;

const EXPLAIN: { readonly [Name in GameName]: Explain<Name> } = {
  buck: buckReason,
  euchre: euchreReason,
};

/** Why the best action is the best, the most telling reason first. A review means the one with most points. */
export function reasons<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  evaluation: Evaluation<Name>,
  best: EvaluatedAction<Name> = bestChoice(evaluation),
): readonly Reason[] {
  const { choices } = evaluation;
  if (choices.length === 1) return [reason("forced")];
  const explain: Explain<Name> = EXPLAIN[game];
  const told = foldedReason(best, choices) ?? passReason(best, choices) ?? explain(view, best);
  const why = told.key !== "stayToStop" && isForGame(best, choices) ? reason("winsGame") : told;
  return isTie(choices, best) ? [reason("alike"), why] : [why];
}

/** Whether no choice is clearly worse than another. */
function isTie(choices: readonly EvaluatedAction[], best: EvaluatedAction): boolean {
  return choices.every(
    ({ regret, regretError, winChance = 0 }) =>
      regret <= Math.max(SAME, TELLING * regretError) && (best.winChance ?? 0) - winChance <= SAME_CHANCE,
  );
}

/** Whether points are given up, for all to see who see what the choices are worth, because that wins more games. */
function isForGame(best: EvaluatedAction, choices: readonly EvaluatedAction[]): boolean {
  const most = highest(choices, ({ points }) => points);
  const isSeen = best.regret >= SEEN && best.regret > best.regretError;
  return isSeen && (best.winChance ?? 0) > (most.winChance ?? 0);
}

/** A pass for fear is not the same as a pass that brings more than a good call. */
function passReason(best: EvaluatedAction, choices: readonly EvaluatedAction[]): Reason | null {
  const isCallGood = choices.some(
    ({ action, points, error }) => !isPass(action) && points > Math.max(SEEN, TELLING * error),
  );
  return isPass(best.action) && isCallGood ? reason("passBetter") : null;
}

function isPass(action: GameAction): boolean {
  return action.type === "PASS_TRUMP" || (action.type === "PLACE_BID" && action.amount === "PASS");
}

function foldedReason(best: EvaluatedAction, choices: readonly EvaluatedAction[]): Reason | null {
  if (best.action.type !== "FOLD_DECISION" || !best.action.folded) return null;
  const stay = choices.find(({ action }) => action.type === "FOLD_DECISION" && !action.folded);
  return stay === undefined ? null : foldReason(stay.points);
}

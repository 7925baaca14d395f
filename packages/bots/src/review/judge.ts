import type { GameAction, GameName, Games } from "@buck/engine";
import { evaluate } from "../evaluate.ts";
import { highest } from "../highest.ts";
import type { EvaluatedAction, Evaluation } from "../evaluation.ts";
import { reasons } from "../reasons/reasons.ts";
import type { Reason } from "../reasons/vocabulary.ts";
import { seededRandom } from "../worker.ts";

/** A difference that might be chance is no mistake. */
const STANDARD_ERRORS = 2;
/** Nobody is told of less: a tenth of a point decides nothing. */
const LEAST_POINTS = 0.1;
/** A glance takes a twelfth of the worlds, and a second look a fifth; few decisions need the third one. */
const GLANCE = 12;
const SECOND_LOOK = 5;
/** Whatever looks as good as the best at a glance, or nearly so, is not looked at again. */
const NEARLY = 0.03;

export interface DecisionToJudge<Name extends GameName> {
  readonly game: Name;
  /** What the player knew. */
  readonly view: Games[Name]["view"];
  readonly action: GameAction<Name>;
  readonly worlds: number;
  readonly seed: number;
}

export interface Judgement<Name extends GameName> {
  readonly done: EvaluatedAction<Name>;
  readonly best: EvaluatedAction<Name>;
  readonly cost: number;
  readonly reasons: readonly Reason[];
}

/**
 * What a decision cost against the best in the same worlds. Only what looks wrong is looked at again, in other and in
 * more worlds, and it is a mistake only if every look says so.
 */
export function judge<Name extends GameName>(decision: DecisionToJudge<Name>): Judgement<Name> {
  const { game, view, worlds, seed } = decision;
  const look = (count: number, first: number) =>
    evaluate<Name>(game, view, { worlds: count, random: seededRandom([seed, first]) });
  const glance = look(Math.ceil(worlds / GLANCE), 3);
  if (doneIn(glance, decision).regret < NEARLY) return judgement(glance, decision, []);
  const second = look(Math.ceil(worlds / SECOND_LOOK), 1);
  if (!isWorse(second, decision, 1)) return judgement(second, decision, []);
  const careful = look(worlds, 2);
  const isMistake = isWorse(careful, decision, STANDARD_ERRORS);
  return judgement(careful, decision, isMistake ? reasons<Name>(game, view, careful) : []);
}

/** Fewer points are no mistake where they win the game more often. */
function isWorse<Name extends GameName>(
  evaluation: Evaluation<Name>,
  decision: DecisionToJudge<Name>,
  standardErrors: number,
): boolean {
  const { regret, regretError, winChance = 0 } = doneIn(evaluation, decision);
  const isCostly = regret >= LEAST_POINTS && regret > standardErrors * regretError;
  return isCostly && winChance < (mostPoints(evaluation).winChance ?? 0);
}

function mostPoints<Name extends GameName>({ choices }: Evaluation<Name>): EvaluatedAction<Name> {
  return highest(choices, ({ points }) => points);
}

function judgement<Name extends GameName>(
  evaluation: Evaluation<Name>,
  decision: DecisionToJudge<Name>,
  why: readonly Reason[],
): Judgement<Name> {
  const done = doneIn(evaluation, decision);
  return { done, best: mostPoints(evaluation), cost: why.length > 0 ? done.regret : 0, reasons: why };
}

function doneIn<Name extends GameName>(
  { choices }: Evaluation<Name>,
  { action }: DecisionToJudge<Name>,
): EvaluatedAction<Name> {
  const wanted = spelled(action);
  const done = choices.find((choice) => spelled(choice.action) === wanted);
  if (done === undefined) throw new RangeError(`nobody could have done ${wanted}`);
  return done;
}

/** Actions are the same when their fields are, in whatever order; what is false may be left out. */
function spelled(action: GameAction): string {
  const fields = Object.entries(action).filter(([, value]) => value !== false && value !== undefined);
  return JSON.stringify(fields.toSorted(([a], [b]) => a.localeCompare(b)));
}

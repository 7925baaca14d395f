import type { GameAction, GameName, Games } from "@buck/engine";
import { pose, Search } from "../evaluate.ts";
import { highest } from "../highest.ts";
import type { EvaluatedAction, Evaluation } from "../evaluation.ts";
import { reasons } from "../reasons/reasons.ts";
import type { Reason } from "../reasons/vocabulary.ts";
import { seededRandom } from "../worker.ts";

/** A difference that might be chance is no mistake. */
const STANDARD_ERRORS = 2;
/** Nobody is told of less: a tenth of a point decides nothing. */
const LEAST_POINTS = 0.1;

/** Shares of all worlds. Most decisions are plain after the first glance, and nearly all after the second. */
const GLANCES = [0.04, 0.12] as const;
/** A glance is enough where nothing else does a tenth of a point better by half a standard error more than it seems. */
const HOPE = 0.5;
/** The careful look ends early at these shares of all worlds, where it is plain by then. */
const CAREFUL_LOOKS = [
  // So few may clear somebody, not blame them.
  { share: 0.2, standardErrors: Infinity },
  // Whoever asks several times must ask for more than two.
  { share: 0.4, standardErrors: 4 },
  { share: 0.6, standardErrors: 4 },
] as const;

/** Where the hidden cards can lie in no more ways, a share of this of all worlds, all are looked at once. */
const ALL_WAYS = 0.25;

export interface DecisionToJudge<Name extends GameName> {
  readonly game: Name;
  /** What the player knew. */
  readonly view: Games[Name]["view"];
  readonly action: GameAction<Name>;
  readonly worlds: number;
  readonly seed: number;
}

export interface Judgment<Name extends GameName> {
  readonly done: EvaluatedAction<Name>;
  readonly best: EvaluatedAction<Name>;
  readonly cost: number;
  readonly reasons: readonly Reason[];
}

/**
 * What a decision cost against the best in the same worlds. Only what looks wrong is looked at again, in other and in
 * more worlds, and it is a mistake only if the first looks and the careful one say so.
 */
export function judge<Name extends GameName>(decision: DecisionToJudge<Name>): Judgment<Name> {
  const { game, view, worlds, seed } = decision;
  const problem = pose<Name>(game, view);
  const done = problem.actions.findIndex((action) => spelled(action) === spelled(decision.action));
  const search = (first: number) =>
    new Search<Name>(problem, seededRandom([seed, first]), Math.ceil(worlds * ALL_WAYS));
  const glances = search(1);
  for (const share of GLANCES) {
    glances.look(glances.seesAll ? Infinity : Math.ceil(worlds * share));
    if (!isAnythingBetter(glances, done)) return judgment(glances.evaluation(), decision, false);
  }
  const glanced = glances.evaluation();
  if (glances.seesAll || !isCostly(glanced, decision, HOPE))
    return judgment(glanced, decision, isWorse(glanced, decision, STANDARD_ERRORS));
  return carefully(search(2), decision);
}

/** Whether something else may be better by enough to tell somebody. */
function isAnythingBetter<Name extends GameName>(search: Search<Name>, done: number): boolean {
  return search
    .leads(done)
    .some(({ points, error }, index) => index !== done && points + HOPE * error >= LEAST_POINTS);
}

/** In worlds of its own: what made a decision look wrong must not be what it is judged by. */
function carefully<Name extends GameName>(
  search: Search<Name>,
  decision: DecisionToJudge<Name>,
): Judgment<Name> {
  for (const { share, standardErrors } of CAREFUL_LOOKS) {
    search.look(Math.ceil(decision.worlds * share));
    const evaluation = search.evaluation();
    const { regret, regretError } = doneIn(evaluation, decision);
    if (isWorse(evaluation, decision, standardErrors)) return judgment(evaluation, decision, true);
    if (regret + regretError < LEAST_POINTS) return judgment(evaluation, decision, false);
  }
  search.look(decision.worlds);
  const evaluation = search.evaluation();
  return judgment(evaluation, decision, isWorse(evaluation, decision, STANDARD_ERRORS));
}

/** Fewer points are no mistake where they win the game more often; a glance tells little about that. */
function isWorse<Name extends GameName>(
  evaluation: Evaluation<Name>,
  decision: DecisionToJudge<Name>,
  standardErrors: number,
): boolean {
  const { winChance = 0 } = doneIn(evaluation, decision);
  const best = mostPoints(evaluation).winChance ?? 0;
  return isCostly(evaluation, decision, standardErrors) && winChance < best;
}

function isCostly<Name extends GameName>(
  evaluation: Evaluation<Name>,
  decision: DecisionToJudge<Name>,
  standardErrors: number,
): boolean {
  const { regret, regretError } = doneIn(evaluation, decision);
  return regret >= LEAST_POINTS && regret > standardErrors * regretError;
}

function mostPoints<Name extends GameName>({ choices }: Evaluation<Name>): EvaluatedAction<Name> {
  return highest(choices, ({ points }) => points);
}

function judgment<Name extends GameName>(
  evaluation: Evaluation<Name>,
  decision: DecisionToJudge<Name>,
  isMistake: boolean,
): Judgment<Name> {
  const done = doneIn(evaluation, decision);
  const best = mostPoints(evaluation);
  const why = isMistake ? reasons<Name>(decision.game, decision.view, evaluation, best) : [];
  return { done, best, cost: why.length > 0 ? done.regret : 0, reasons: why };
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

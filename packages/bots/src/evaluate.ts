import type { GameName, Games } from "@buck/engine";
import { buckProblem } from "./buck/problem.ts";
import { euchreProblem } from "./euchre/problem.ts";
import { summarize } from "./evaluation.ts";
import type { Effort, Evaluation, Samples } from "./evaluation.ts";
import { Dice } from "./kernel/dice.ts";
import type { HandEnd } from "./kernel/foresight.ts";
import type { Way } from "./kernel/hiddenCards.ts";
import type { Manner, Problem } from "./search.ts";

type Pose<Name extends GameName> = (view: Games[Name]["view"], manner: Manner) => Problem<Name>;

const PROBLEMS: { readonly [Name in GameName]: Pose<Name> } = { buck: buckProblem, euchre: euchreProblem };

/** The manner of the strongest bot. */
export const CAREFUL: Manner = { reads: true, foresees: true };

/** Where the hidden cards can lie in no more ways than this many times the worlds asked for, all are looked at. */
const EXACT = 3;

/** With foresight so many ways are looked at together; a search ends only between two such lots. */
const LOT = 100;

/**
 * Neighbours in a list of all ways are much alike, so they are taken far from each other: a search that is stopped has
 * seen some of every kind. As a prime beyond every list it meets each way once.
 */
const STRIDE = 1_000_003;

/** What every legal action of the seat on turn is worth; the same again from the same chance and number of worlds. */
export function evaluate<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  { worlds, random, until }: Effort,
  manner: Manner = CAREFUL,
): Evaluation<Name> {
  const pose: Pose<Name> = PROBLEMS[game];
  const problem = pose(view, manner);
  const { actions, hidden, foresee } = problem;
  const dice = new Dice(random);
  const ways = hidden.count <= worlds * EXACT ? hidden.ways() : null;
  const most = ways?.length ?? worlds;
  const wayAt = (world: number): Way => ways?.[(world * STRIDE) % most] ?? hidden.dealWay(dice);
  const size = foresee === undefined ? 1 : LOT;
  const samples = actions.map((): Samples => ({ points: [], winChances: [] }));
  const weights: number[] = [];
  for (let from = 0; from < most; from += size) {
    if (from > 0 && until?.() === true) break;
    const lot = Array.from({ length: Math.min(size, most - from) }, (_, index) => wayAt(from + index));
    const ends = foresee === undefined ? triedOut<Name>(problem, lot) : foresee(lot);
    for (const [index, { points, winChances }] of ends.entries()) {
      samples[index]?.points.push(...points);
      samples[index]?.winChances.push(...winChances);
    }
    weights.push(...lot.map(({ likelihood }) => likelihood));
  }
  return summarize<Name>(actions, samples, { weights, isExact: weights.length === ways?.length });
}

/** How every action ends on some ways. */
function triedOut<Name extends GameName>(
  { actions, hidden, tryOut }: Problem<Name>,
  ways: readonly Way[],
): readonly Samples[] {
  const end: HandEnd = { points: 0, winChance: 0 };
  const samples = actions.map((): Samples => ({ points: [], winChances: [] }));
  for (const { cards } of ways) {
    hidden.cards.set(cards);
    for (const [index, action] of actions.entries()) {
      tryOut(action, end);
      samples[index]?.points.push(end.points);
      samples[index]?.winChances.push(end.winChance);
    }
  }
  return samples;
}

import type { GameName, Games } from "@buck/engine";
import { buckProblem } from "./buck/problem.ts";
import { euchreProblem } from "./euchre/problem.ts";
import { summarize } from "./evaluation.ts";
import type { Effort, Evaluation, Samples } from "./evaluation.ts";
import { Dice } from "./kernel/dice.ts";
import type { HandEnd, Manner, Problem } from "./search.ts";

type Pose<Name extends GameName> = (view: Games[Name]["view"], manner: Manner) => Problem<Name>;

const PROBLEMS: { readonly [Name in GameName]: Pose<Name> } = { buck: buckProblem, euchre: euchreProblem };

/** The manner of the strongest bot. */
export const CAREFUL: Manner = { reads: true };

/** Where the hidden cards can lie in no more ways than this many times the worlds asked for, all are looked at. */
const EXACT = 3;

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
  const { actions, hidden, tryOut } = pose(view, manner);
  const dice = new Dice(random);
  const samples = actions.map((): Samples => ({ points: [], winChances: [] }));
  const weights: number[] = [];
  const end: HandEnd = { points: 0, winChance: 0 };
  const lookAt = (weight: number): void => {
    weights.push(weight);
    for (const [index, action] of actions.entries()) {
      tryOut(action, end);
      samples[index]?.points.push(end.points);
      samples[index]?.winChances.push(end.winChance);
    }
  };
  const ways = hidden.count <= worlds * EXACT ? hidden.ways() : null;
  const most = ways?.length ?? worlds;
  for (let world = 0; world < most; world += 1) {
    if (world > 0 && until?.() === true) break;
    const way = ways?.[(world * STRIDE) % most];
    if (way === undefined) hidden.deal(dice);
    else hidden.cards.set(way.cards);
    lookAt(way?.likelihood ?? 1);
  }
  return summarize<Name>(actions, samples, { weights, isExact: weights.length === ways?.length });
}

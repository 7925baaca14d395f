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
export const CAREFUL: Manner = { reads: true, solves: 0 };

/** What every legal action of the seat on turn is worth; the same again from the same chance and number of worlds. */
export function evaluate<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  { worlds, random, until }: Effort,
  manner: Manner = CAREFUL,
): Evaluation<Name> {
  const pose: Pose<Name> = PROBLEMS[game];
  const { actions, deal, tryOut } = pose(view, manner);
  const dice = new Dice(random);
  const samples = actions.map((): Samples => ({ points: [], winChances: [] }));
  const ending: HandEnd = { points: 0, winChance: 0 };
  for (let world = 0; world < worlds; world += 1) {
    if (world > 0 && until?.() === true) break;
    deal(dice);
    for (const [index, action] of actions.entries()) {
      tryOut(action, ending);
      samples[index]?.points.push(ending.points);
      samples[index]?.winChances.push(ending.winChance);
    }
  }
  return summarize<Name>(actions, samples);
}

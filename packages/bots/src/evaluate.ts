import type { GameName, Games } from "@buck/engine";
import { buckProblem } from "./buck/problem.ts";
import { euchreProblem } from "./euchre/problem.ts";
import { summarize } from "./evaluation.ts";
import type { Effort, Evaluation, Problem } from "./evaluation.ts";
import { Dice } from "./kernel/dice.ts";

const PROBLEMS: { readonly [Name in GameName]: (view: Games[Name]["view"]) => Problem<Name> } = {
  buck: buckProblem,
  euchre: euchreProblem,
};

/** What every legal action of the seat on turn is worth; the same again from the same chance and number of worlds. */
export function evaluate<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  { worlds, random, until }: Effort,
): Evaluation<Name> {
  const { actions, deal, tryOut } = PROBLEMS[game](view);
  const dice = new Dice(random);
  const samples = actions.map((): number[] => []);
  for (let world = 0; world < worlds; world += 1) {
    if (world > 0 && until?.() === true) break;
    deal(dice);
    samples.forEach((points, choice) => points.push(tryOut(choice)));
  }
  return summarize<Name>(actions, samples);
}

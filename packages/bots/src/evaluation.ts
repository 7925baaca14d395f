import type { GameAction, GameName } from "@buck/engine";
import { highest } from "./highest.ts";
import type { BotRandom } from "./random.ts";
import type { Problem } from "./search.ts";

/** What one legal action is worth, over the same hidden cards as all others. */
export interface EvaluatedAction<Name extends GameName = GameName> {
  readonly action: GameAction<Name>;
  /**
   * Points to expect from this hand, in favor of the viewer's side: in Buck Euchre what comes off the viewer's
   * score, in classic Euchre what the own team gets less what the others get.
   */
  readonly points: number;
  /** The standard error of `points`. */
  readonly error: number;
  /** How many points less this is than the choice with most points. */
  readonly regret: number;
  readonly regretError: number;
  /** The chance to win the game. */
  readonly winChance?: number;
}

export interface Evaluation<Name extends GameName = GameName> {
  /** In the order of `legalActions`, but cards to play or discard from the one that is parted with first. */
  readonly choices: readonly EvaluatedAction<Name>[];
  /** How many ways the hidden cards may lie were looked at. */
  readonly worlds: number;
  /** What a point of this hand counts beside the chance to win. */
  readonly pointWorth: number;
}

export interface Effort {
  /** The most worlds to look at. */
  readonly worlds: number;
  readonly random: BotRandom;
  /** Asked between worlds; true ends the search with what is known by then. */
  readonly until?: () => boolean;
}

/** By world, what one action came to. */
export interface Samples {
  readonly points: number[];
  readonly winChances: number[];
}

/** The worlds that were looked at: how much each counts, and whether there are no others. */
export interface Worlds {
  readonly weights: readonly number[];
  readonly isExact: boolean;
}

/** Among equal chances to win, more points. */
export const TIE_BREAK = 1e-6;

/** What one action brings more than another one, on the same worlds. */
export interface Lead {
  readonly points: number;
  readonly error: number;
}

export function leadsOf(samples: readonly Samples[], than: number, worlds: Worlds): readonly Lead[] {
  const other = samples[than]?.points ?? [];
  return samples.map(({ points }) => {
    const more = points.map((value, world) => value - (other[world] ?? 0));
    return { points: mean(more, worlds.weights), error: standardError(more, worlds) };
  });
}

export function summarize<Name extends GameName>(
  { actions, pointWorth }: Pick<Problem<Name>, "actions" | "pointWorth">,
  samples: readonly Samples[],
  worlds: Worlds,
): Evaluation<Name> {
  const { weights } = worlds;
  const means = samples.map(({ points }) => mean(points, weights));
  const leads = leadsOf(samples, means.indexOf(Math.max(...means)), worlds);
  const choices = actions.map((action, index) => {
    const { points, winChances } = samples[index] ?? { points: [], winChances: [] };
    const lead = leads[index];
    return {
      action,
      points: means[index] ?? 0,
      error: standardError(points, worlds),
      // The best one is behind nothing: 0, not -0.
      regret: 0 - (lead?.points ?? 0),
      regretError: lead?.error ?? 0,
      winChance: mean(winChances, weights),
    };
  });
  return { choices, worlds: weights.length, pointWorth };
}

function mean(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let weight = 0;
  for (let world = 0; world < values.length; world += 1) {
    const counts = weights[world] ?? 0;
    sum += (values[world] ?? 0) * counts;
    weight += counts;
  }
  return sum / weight;
}

/** Nothing where all worlds were looked at; infinite for a single sample, which says nothing about its error. */
function standardError(values: readonly number[], { weights, isExact }: Worlds): number {
  if (isExact) return 0;
  if (values.length < 2) return Infinity;
  const middle = mean(values, weights);
  let squares = 0;
  let weight = 0;
  for (let world = 0; world < values.length; world += 1) {
    const counts = weights[world] ?? 0;
    squares += (counts * ((values[world] ?? 0) - middle)) ** 2;
    weight += counts;
  }
  return (Math.sqrt(squares) / weight) * Math.sqrt(values.length / (values.length - 1));
}

/** What a search would do: the choice that is worth most, the first of them when several are equal. */
export function bestChoice<Name extends GameName>({
  choices,
  pointWorth,
}: Evaluation<Name>): EvaluatedAction<Name> {
  return highest(choices, ({ points, winChance = 0 }) => winChance + points * pointWorth);
}

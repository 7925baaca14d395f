import type { GameAction, GameName } from "@buck/engine";
import type { Dice } from "./kernel/dice.ts";
import { highest } from "./highest.ts";
import type { BotRandom } from "./random.ts";

/** What one legal action is worth, over the same hidden cards as all others. */
export interface EvaluatedAction<Name extends GameName = GameName> {
  readonly action: GameAction<Name>;
  /**
   * Points to expect from this hand, in favour of the viewer's side: in Buck Euchre what comes off the viewer's
   * score, in classic Euchre what the own team gets less what the others get.
   */
  readonly points: number;
  /** The standard error of `points`. */
  readonly error: number;
  /** How many points less this is than the best choice. */
  readonly regret: number;
  readonly regretError: number;
  /** The chance to win the game. */
  readonly winChance?: number;
}

export interface Evaluation<Name extends GameName = GameName> {
  /** In the order of `legalActions`. */
  readonly choices: readonly EvaluatedAction<Name>[];
  /** How many ways the hidden cards may lie were looked at. */
  readonly worlds: number;
}

export interface Effort {
  /** The most worlds to look at. */
  readonly worlds: number;
  readonly random: BotRandom;
  /** Asked between worlds; true ends the search with what is known by then. */
  readonly until?: () => boolean;
}

/** A decision to be made, as a search sees it. */
export interface Problem<Name extends GameName> {
  readonly actions: readonly GameAction<Name>[];
  /** Deals the hidden cards in a way that fits to all that was seen. */
  readonly deal: (dice: Dice) => void;
  /** Takes the action of this index with the cards as they were dealt last, and plays the hand out. */
  readonly tryOut: (choice: number) => number;
}

/** Points by choice and world. */
export type Samples = readonly (readonly number[])[];

export function summarize<Name extends GameName>(
  actions: readonly GameAction<Name>[],
  samples: Samples,
): Evaluation<Name> {
  const means = samples.map(mean);
  const best = means.indexOf(Math.max(...means));
  const top = samples[best] ?? [];
  const choices = actions.map((action, index) => {
    const own = samples[index] ?? [];
    const less = top.map((points, world) => points - (own[world] ?? 0));
    return {
      action,
      points: means[index] ?? 0,
      error: standardError(own),
      regret: mean(less),
      regretError: standardError(less),
    };
  });
  return { choices, worlds: top.length };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Infinite for a single sample, which says nothing about its error. */
function standardError(values: readonly number[]): number {
  if (values.length < 2) return Infinity;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/** What a search would do: the choice that is worth most, the first of them when several are equal. */
export function bestChoice<Name extends GameName>({ choices }: Evaluation<Name>): EvaluatedAction<Name> {
  return highest(choices, ({ points }) => points);
}

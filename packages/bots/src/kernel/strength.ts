import { TRICKS_PER_HAND } from "@buck/engine";
import { countBits, EVERY_LANE, highestBit, laneOf, TRUMP } from "./lanes.ts";
import type { Lanes } from "./lanes.ts";
import { beatersOf } from "./odds.ts";

/** What a card or a shape adds to a hand. */
export interface StrengthWeights {
  /** A trump, by how many higher trumps are out: none, one, two, three, more. */
  readonly trump: readonly number[];
  /** All trumps together, by their number. */
  readonly length: readonly number[];
  /** The highest card left of another suit, by how many of that suit are held: one, two, more. */
  readonly top: readonly number[];
  /** The second highest of another suit: bare, guarded. */
  readonly second: readonly number[];
  /** A suit not held at all. */
  readonly voidSuit: number;
  /** The strength from which on a hand takes so many tricks as often as not: one, two, … five. */
  readonly cuts: readonly number[];
}

/** One hand under a trump, and the cards its holder cannot place: with others, folded away or in the blind. */
export interface Holding {
  readonly hand: Lanes;
  readonly out: Lanes;
}

export function holdingOf(hand: Lanes, seen: Lanes): Holding {
  return { hand, out: EVERY_LANE & ~(hand | seen) };
}

/** How strong a hand is, on the scale of the weights' cuts. */
export function strengthOf({ hand, out }: Holding, weights: StrengthWeights): number {
  let strength = at(weights.length, countBits(hand & TRUMP));
  for (let suits = EVERY_LANE & ~TRUMP; suits !== 0; suits &= ~laneOf(suits)) {
    if ((hand & laneOf(suits)) === 0) strength += weights.voidSuit;
  }
  for (let rest = hand; rest !== 0; rest &= rest - 1)
    strength += cardStrength(rest & -rest, { hand, out }, weights);
  return strength;
}

function cardStrength(card: Lanes, { hand, out }: Holding, weights: StrengthWeights): number {
  const beaters = beatersOf(card, out);
  if ((card & TRUMP) !== 0) return at(weights.trump, beaters);
  if (beaters > 1) return 0;
  const held = countBits(hand & laneOf(card));
  return at(beaters === 0 ? weights.top : weights.second, held - 1);
}

/** The chances of taking at least none, one, … five tricks with a hand, in a situation that adds to its strength. */
export function trickChances(
  holding: Holding,
  weights: StrengthWeights,
  situation: number,
): readonly number[] {
  const strength = strengthOf(holding, weights) + situation;
  const sure = sureTricks(holding);
  const chances = [1];
  for (let tricks = 1; tricks <= TRICKS_PER_HAND; tricks += 1) {
    chances.push(tricks <= sure ? 1 : chanceAt(strength, at(weights.cuts, tricks - 1)));
  }
  return chances;
}

/** The chance of a hand of some strength to come over a cut. */
export function chanceAt(strength: number, cut: number): number {
  return 1 / (1 + Math.exp(cut - strength));
}

/** A trump above which nothing is out takes a trick whenever it is played. */
export function sureTricks({ hand, out }: Holding): number {
  const above = (out & TRUMP) === 0 ? TRUMP : -highestBit(out & TRUMP);
  return countBits(hand & TRUMP & above);
}

/** The entry at `index`, or the last one beyond the end. */
export function at(table: readonly number[], index: number): number {
  return table[Math.min(index, table.length - 1)] ?? 0;
}

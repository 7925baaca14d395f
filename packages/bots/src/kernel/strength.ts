import { TRICKS_PER_HAND } from "@buck/engine";
import { countAbove, countBits, highestBit, maskOf } from "./lanes.ts";
import type { Lane, Lanes, Layout, Shape } from "./lanes.ts";

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
  readonly shape: Shape;
  readonly hand: Lanes;
  readonly out: Lanes;
}

export function holdingOf({ shape, every }: Layout, hand: Lanes, seen: Lanes): Holding {
  return { shape, hand, out: every & ~(hand | seen) };
}

/** How strong a hand is, on the scale of the weights' cuts: what it is worth in each suit, added up. */
export function strengthOf({ shape, hand, out }: Holding, weights: StrengthWeights): number {
  const { first, second, third, trump } = tablesOf(weights, shape);
  return (
    worthIn(first, hand, out) +
    worthIn(second, hand, out) +
    worthIn(third, hand, out) +
    worthIn(trump, hand, out)
  );
}

/** What any cards of one suit are worth, by those held and those that are out. */
interface LaneTable {
  readonly shift: number;
  readonly bits: number;
  readonly worth: Float64Array;
}

interface LaneTables extends Readonly<Record<"first" | "second" | "third" | "trump", LaneTable>> {
  readonly shape: Shape;
}

/** Looking four suits up takes a fifth of the time of adding cards up, and a third of all sampling was spent on that. */
const TABLES = new WeakMap<StrengthWeights, LaneTables>();

/** Weights are made for one deck, so one set of tables for each is enough. */
function tablesOf(weights: StrengthWeights, shape: Shape): LaneTables {
  const known = TABLES.get(weights);
  if (known?.shape === shape) return known;
  const [first, second, third, trump] = shape.lanes.map((lane) => laneTable(lane, shape, weights));
  if (first === undefined || second === undefined || third === undefined || trump === undefined)
    throw new RangeError("a deck has four suits");
  const tables = { shape, first, second, third, trump };
  TABLES.set(weights, tables);
  return tables;
}

function laneTable(lane: Lane, shape: Shape, weights: StrengthWeights): LaneTable {
  const { shift, bits } = lane;
  const mask = (1 << bits) - 1;
  const worth = new Float64Array(1 << (2 * bits));
  for (let held = 0; held <= mask; held += 1) {
    // What is held is not out: only subsets of the others.
    for (let free = mask & ~held; free >= 0; free = free === 0 ? -1 : (free - 1) & ~held) {
      const hand = held << shift;
      const out = free << shift;
      worth[(held << bits) | free] = laneWorth({ shape, hand, out }, maskOf(lane), weights);
    }
  }
  return { shift, bits, worth };
}

function worthIn({ shift, bits, worth }: LaneTable, hand: Lanes, out: Lanes): number {
  const mask = (1 << bits) - 1;
  return worth[(((hand >> shift) & mask) << bits) | ((out >> shift) & mask)] ?? 0;
}

function laneWorth(holding: Holding, lane: Lanes, weights: StrengthWeights): number {
  const { shape, hand } = holding;
  let worth = 0;
  if (lane === shape.trump) worth = at(weights.length, countBits(hand));
  else if (hand === 0) worth = weights.voidSuit;
  for (let rest = hand; rest !== 0; rest &= rest - 1) worth += cardStrength(rest & -rest, holding, weights);
  return worth;
}

function cardStrength(card: Lanes, { shape, hand, out }: Holding, weights: StrengthWeights): number {
  const beaters = countAbove(card, out);
  if ((card & shape.trump) !== 0) return at(weights.trump, beaters);
  if (beaters > 1) return 0;
  return at(beaters === 0 ? weights.top : weights.second, countBits(hand) - 1);
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
export function sureTricks({ shape: { trump }, hand, out }: Holding): number {
  const above = (out & trump) === 0 ? trump : -highestBit(out & trump);
  return countBits(hand & trump & above);
}

/** The entry at `index`, or the last one beyond the end. */
export function at(table: readonly number[], index: number): number {
  return table[Math.min(index, table.length - 1)] ?? 0;
}

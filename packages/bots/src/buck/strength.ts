import { effectiveSuit, SUITS } from "@buck/engine";
import type { Card } from "@buck/engine";
import { beatersOf, countOf } from "./holding.ts";
import type { Holding } from "./holding.ts";
import type { StrengthWeights } from "./weights.ts";

/** How strong a hand is under its trump, on the scale of the weights' cuts. */
export function strengthOf(holding: Holding, weights: StrengthWeights): number {
  const { hand, trump } = holding;
  const voids = SUITS.filter((suit) => suit !== trump && countOf(hand, suit, trump) === 0).length;
  const cards = hand.reduce((sum, card) => sum + cardStrength(card, holding, weights), 0);
  return cards + at(weights.length, countOf(hand, trump, trump)) + voids * weights.voidSuit;
}

function cardStrength(card: Card, holding: Holding, weights: StrengthWeights): number {
  const beaters = beatersOf(card, holding);
  const suit = effectiveSuit(card, holding.trump);
  if (isTrump(card, holding)) return at(weights.trump, beaters);
  const held = countOf(holding.hand, suit, holding.trump);
  if (beaters === 0) return at(weights.top, held - 1);
  return beaters === 1 ? at(weights.second, held - 1) : 0;
}

/** The chances of taking exactly none, one, … five tricks with a hand, in a situation that adds to its strength. */
export function trickChances(
  holding: Holding,
  weights: StrengthWeights,
  situation: number,
): readonly number[] {
  const strength = strengthOf(holding, weights) + situation;
  const sure = sureTricks(holding);
  const likely = weights.cuts.map((cut, index) => (index < sure ? 1 : 1 / (1 + Math.exp(cut - strength))));
  const atLeast = [1, ...likely];
  return atLeast.map((chance, tricks) => chance - (atLeast[tricks + 1] ?? 0));
}

/** A trump above which nothing is out takes a trick whenever it is played. */
function sureTricks(holding: Holding): number {
  return holding.hand.filter((card) => isTrump(card, holding) && beatersOf(card, holding) === 0).length;
}

/** The entry at `index`, or the last one beyond the end. */
export function at(table: readonly number[], index: number): number {
  return table[Math.min(index, table.length - 1)] ?? 0;
}

function isTrump(card: Card, { trump }: Holding): boolean {
  return effectiveSuit(card, trump) === trump;
}

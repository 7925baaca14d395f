import { effectiveSuit } from "@buck/engine";
import type { Card } from "@buck/engine";
import { beatersOf, countOf } from "./holding.ts";
import type { Holding } from "./holding.ts";
import { at } from "./strength.ts";
import { PLAY } from "./weights.ts";

/** What a card is worth if it is kept for a later trick. */
export function keepWorth(card: Card, holding: Holding): number {
  const { hand, trump, out } = holding;
  if (hand.length === 1) return 0;
  const beaters = beatersOf(card, holding);
  if (effectiveSuit(card, trump) === trump) return at(PLAY.keepTrump, beaters);
  if (beaters === 0) return countOf(out, trump, trump) === 0 ? at(PLAY.keepTrump, 0) : PLAY.keepTop;
  return beaters === 1 ? PLAY.keepSecond : 0;
}

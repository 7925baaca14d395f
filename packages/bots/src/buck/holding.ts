import { buck, CARDS, effectiveSuit, strength } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";

/** What one seat holds under a trump, and the cards it cannot place: with others, folded away or in the blind. */
export interface Holding {
  readonly hand: readonly Card[];
  readonly trump: Suit;
  readonly out: readonly Card[];
}

export function holdingOf(view: buck.View, trump: Suit): Holding {
  const hand = buck.ownHand(view);
  const seen = new Set(hand.map(({ id }) => id));
  if (view.turnUpCard !== null) seen.add(view.turnUpCard.id);
  for (const trick of view.tricks) for (const { card } of trick.cards) seen.add(card.id);
  for (const { card } of view.currentTrick.cards) seen.add(card.id);
  return { hand, trump, out: CARDS.filter(({ id }) => !seen.has(id)) };
}

/** How many cards that are out stand above this one in its own suit. */
export function beatersOf(card: Card, { trump, out }: Holding): number {
  const suit = effectiveSuit(card, trump);
  const height = strength(card, trump);
  return count(out, (other) => effectiveSuit(other, trump) === suit && strength(other, trump) > height);
}

export function countOf(cards: readonly Card[], suit: Suit, trump: Suit): number {
  return count(cards, (card) => effectiveSuit(card, trump) === suit);
}

function count(cards: readonly Card[], wanted: (card: Card) => boolean): number {
  let found = 0;
  for (const card of cards) if (wanted(card)) found += 1;
  return found;
}

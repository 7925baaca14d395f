import { bowerOf, effectiveSuit, strength } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";

/** Above every plain card, so that cards of all suits stand in one order. */
const TRUMP_BONUS = 10;

export function trumpsIn(cards: readonly Card[], trump: Suit): readonly Card[] {
  return cards.filter((card) => effectiveSuit(card, trump) === trump);
}

export function plainIn(cards: readonly Card[], trump: Suit): readonly Card[] {
  return cards.filter((card) => effectiveSuit(card, trump) !== trump);
}

export function hasBower(cards: readonly Card[], trump: Suit, bower: "right" | "left"): boolean {
  return cards.some((card) => bowerOf(card, trump) === bower);
}

export function hasPlainAce(cards: readonly Card[], trump: Suit): boolean {
  return plainIn(cards, trump).some(({ rank }) => rank === "ACE");
}

/** How high a card stands over all suits: trumps above the rest. */
export function height(card: Card, trump: Suit): number {
  return strength(card, trump) + (effectiveSuit(card, trump) === trump ? TRUMP_BONUS : 0);
}

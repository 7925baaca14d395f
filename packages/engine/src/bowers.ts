import { CARDS, RANKS, SUITS } from "./cards.ts";
import type { Card, Suit } from "./cards.ts";

const SAME_COLOR: Readonly<Record<Suit, Suit>> = {
  SPADES: "CLUBS",
  CLUBS: "SPADES",
  HEARTS: "DIAMONDS",
  DIAMONDS: "HEARTS",
};

/** The other suit of the same color: the suit that lends its jack as left bower. */
export function sameColor(suit: Suit): Suit {
  return SAME_COLOR[suit];
}

export type Bower = "right" | "left";

/** The one place that decides what a bower is: BUCK-BOWER-1, BUCK-BOWER-2. */
export function bowerOf(card: Card, trump: Suit | null): Bower | null {
  if (trump === null || card.rank !== "JACK") return null;
  if (card.suit === trump) return "right";
  return card.suit === sameColor(trump) ? "left" : null;
}

export function leftBowerOf(trump: Suit): Card | null {
  return CARDS.find((card) => bowerOf(card, trump) === "left") ?? null;
}

/** The suit a card belongs to under this trump: its own, but for the left bower (BUCK-BOWER-4). */
export function effectiveSuit(card: Card, trump: Suit | null): Suit {
  return trump !== null && bowerOf(card, trump) === "left" ? trump : card.suit;
}

/** How high a card stands within its effective suit. */
export function strength(card: Card, trump: Suit | null): number {
  switch (bowerOf(card, trump)) {
    case "right":
      return RANKS.length + 2;
    case "left":
      return RANKS.length + 1;
    case null:
      return RANKS.indexOf(card.rank) + 1;
  }
}

/** Whether `card` beats `best`, the winning card so far in a trick that was led in `led`. */
export function beats(card: Card, best: Card, { led, trump }: { led: Suit; trump: Suit | null }): boolean {
  const suit = effectiveSuit(card, trump);
  const bestSuit = effectiveSuit(best, trump);
  if (suit === bestSuit) return strength(card, trump) > strength(best, trump);
  if (suit === trump) return true;
  return bestSuit !== trump && suit === led;
}

/** Trump first, then suits in a fixed order with colors alternating; each suit from high to low. */
export function sortHand(hand: readonly Card[], trump: Suit | null): readonly Card[] {
  const order = suitOrder(trump);
  return hand.toSorted(
    (a, b) =>
      order.indexOf(effectiveSuit(a, trump)) - order.indexOf(effectiveSuit(b, trump)) ||
      strength(b, trump) - strength(a, trump),
  );
}

function suitOrder(trump: Suit | null): readonly Suit[] {
  const alternating: readonly Suit[] = ["SPADES", "HEARTS", "CLUBS", "DIAMONDS"];
  if (trump === null) return alternating;
  const start = alternating.indexOf(trump);
  return SUITS.flatMap((_, step) => alternating[(start + step) % alternating.length] ?? []);
}

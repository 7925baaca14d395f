import { RANKS, SUITS } from "./cards.ts";
import type { Card, Rank, Suit } from "./cards.ts";

/** The other suit of the same colour: the suit that lends its jack as left bower. */
export function sameColour(suit: Suit): Suit {
  switch (suit) {
    case "SPADES":
      return "CLUBS";
    case "CLUBS":
      return "SPADES";
    case "HEARTS":
      return "DIAMONDS";
    case "DIAMONDS":
      return "HEARTS";
  }
}

export type Bower = "right" | "left";

/** The one place that decides what a bower is. */
export function bowerOf(card: Card, trump: Suit | null): Bower | null {
  if (trump === null || card.rank !== "JACK") return null;
  if (card.suit === trump) return "right";
  return card.suit === sameColour(trump) ? "left" : null;
}

/** The suit a card belongs to under this trump: its own, but for the left bower. */
export function effectiveSuit(card: Card, trump: Suit | null): Suit {
  if (trump === null || card.rank !== "JACK") return card.suit;
  return bowerOf(card, trump) === null ? card.suit : trump;
}

// A switch here and above: looking a word up in a table takes as long as all the rest of finding a trick's winner.
function plainStrength(rank: Rank): number {
  switch (rank) {
    case "9":
      return 1;
    case "10":
      return 2;
    case "JACK":
      return 3;
    case "QUEEN":
      return 4;
    case "KING":
      return 5;
    case "ACE":
      return 6;
  }
}

const LEFT_BOWER_STRENGTH = RANKS.length + 1;
const RIGHT_BOWER_STRENGTH = LEFT_BOWER_STRENGTH + 1;

/** How high a card stands within its effective suit. */
export function strength(card: Card, trump: Suit | null): number {
  switch (bowerOf(card, trump)) {
    case "right":
      return RIGHT_BOWER_STRENGTH;
    case "left":
      return LEFT_BOWER_STRENGTH;
    case null:
      return plainStrength(card.rank);
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

/** Trump first, then suits in a fixed order with colours alternating; each suit from high to low. */
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

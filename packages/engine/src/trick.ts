import { append } from "./append.ts";
import { effectiveSuit, strength } from "./bowers.ts";
import type { Card, Suit } from "./cards.ts";
import type { Position } from "./seats.ts";

export const TRICKS_PER_HAND = 5;
/** More than the strength of any card. */
const ABOVE_PLAIN_SUITS = 10;

export interface PlayedCard {
  readonly card: Card;
  readonly playerPosition: Position;
}

export interface Trick {
  /** 1 to 5; 0 before the first trick of a hand. */
  readonly number: number;
  readonly leadPlayerPosition: Position;
  readonly cards: readonly PlayedCard[];
  readonly winner: Position | null;
}

/** The suit the trick asks for, or null while nobody has led. */
export function ledSuit(trick: Trick, trump: Suit | null): Suit | null {
  const first = trick.cards[0];
  return first === undefined ? null : effectiveSuit(first.card, trump);
}

/** The cards of a hand that may be played to a trick led in `led`: those that follow, or all when none does. */
export function followingCards(
  hand: readonly Card[],
  { led, trump }: { led: Suit | null; trump: Suit | null },
): readonly Card[] {
  if (led === null) return hand;
  let following: readonly Card[] = [];
  for (const card of hand) {
    if (effectiveSuit(card, trump) === led) following = append(following, card);
  }
  return following.length === 0 ? hand : following;
}

export function holdsSuit(hand: readonly Card[], suit: Suit, trump: Suit | null): boolean {
  for (const card of hand) {
    if (effectiveSuit(card, trump) === suit) return true;
  }
  return false;
}

/** The play that wins the cards so far. A trick without cards has none: asking for it is a bug. */
export function winningPlay(cards: readonly PlayedCard[], trump: Suit | null): PlayedCard {
  let best = cards[0];
  if (best === undefined) throw new RangeError("a trick without cards has no winner");
  const led = effectiveSuit(best.card, trump);
  let highest = power(best.card, led, trump);
  for (const play of cards) {
    const height = power(play.card, led, trump);
    if (height <= highest) continue;
    best = play;
    highest = height;
  }
  return best;
}

/** What a card is worth in a trick: any trump more than all others, and nothing when it does not follow. */
function power(card: Card, led: Suit, trump: Suit | null): number {
  const suit = effectiveSuit(card, trump);
  if (suit !== led && suit !== trump) return 0;
  return strength(card, trump) + (suit === trump ? ABOVE_PLAIN_SUITS : 0);
}

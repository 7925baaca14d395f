import { beats, effectiveSuit } from "./bowers.ts";
import type { Card, Suit } from "./cards.ts";
import type { Position } from "./seats.ts";

export const TRICKS_PER_HAND = 5;

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

/** The cards of a hand that may be played to a trick led in `led`. */
export function followingCards(
  hand: readonly Card[],
  { led, trump }: { led: Suit | null; trump: Suit | null },
): readonly Card[] {
  if (led === null) return hand;
  const following = hand.filter((card) => effectiveSuit(card, trump) === led);
  return following.length > 0 ? following : hand;
}

/** The play that wins the cards so far, or null for a trick without cards. */
export function winningPlay(cards: readonly PlayedCard[], trump: Suit | null): PlayedCard | null {
  const [first, ...rest] = cards;
  if (first === undefined) return null;
  const led = effectiveSuit(first.card, trump);
  return rest.reduce((best, play) => (beats(play.card, best.card, { led, trump }) ? play : best), first);
}

import { beats, effectiveSuit } from "./bowers.ts";
import { keep } from "./cards.ts";
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
  const following = keep(hand, (card) => effectiveSuit(card, trump) === led);
  return following.length > 0 ? following : hand;
}

/** The play that wins the cards so far. A trick without cards has none: asking for it is a bug. */
export function winningPlay(cards: readonly PlayedCard[], trump: Suit | null): PlayedCard {
  const first = cards[0];
  if (first === undefined) throw new RangeError("a trick without cards has no winner");
  const context = { led: effectiveSuit(first.card, trump), trump };
  let best = first;
  for (const play of cards) {
    if (beats(play.card, best.card, context)) best = play;
  }
  return best;
}

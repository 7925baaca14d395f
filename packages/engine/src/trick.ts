import { append } from "./append.ts";
import { effectiveSuit } from "./bowers.ts";
import { ALL_CARDS, cardsAbove, followersOf, isIn, setOf } from "./cardSets.ts";
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

/** The set of cards that may be played to a trick from this hand: those that follow, or all when none does. */
export function playableSet({ cards }: Trick, hand: readonly Card[], trump: Suit | null): number {
  const lead = cards[0];
  if (lead === undefined) return ALL_CARDS;
  const followers = followersOf(lead.card, trump);
  return (setOf(hand) & followers) === 0 ? ALL_CARDS : followers;
}

/** Whether a card may be played to a trick from this hand. */
export function isPlayable({ cards }: Trick, hand: readonly Card[], card: Card, trump: Suit | null): boolean {
  const lead = cards[0];
  if (lead === undefined) return true;
  const followers = followersOf(lead.card, trump);
  return isIn(followers, card) || (setOf(hand) & followers) === 0;
}

/** The play that wins the cards so far. A trick without cards has none: asking for it is a bug. */
export function winningPlay(cards: readonly PlayedCard[], trump: Suit | null): PlayedCard {
  let best = cards[0];
  if (best === undefined) throw new RangeError("a trick without cards has no winner");
  let beaters = cardsAbove(best.card, trump);
  for (const play of cards) {
    if (!isIn(beaters, play.card)) continue;
    best = play;
    beaters = cardsAbove(play.card, trump);
  }
  return best;
}

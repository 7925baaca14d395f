import { beats, effectiveSuit, leftBowerOf } from "./bowers.ts";
import { includesCard } from "./cards.ts";
import type { Card, Suit } from "./cards.ts";
import type { MustFollowSuit } from "./result.ts";
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

/** A trick that is being played, and the trump it is played under. */
export interface TrickOnTable {
  readonly currentTrick: Trick;
  readonly trumpSuit: Suit | null;
}

export const NO_TRICK: Trick = { number: 0, leadPlayerPosition: 0, cards: [], winner: null };

export function openTrick(number: number, leader: Position): Trick {
  return { number, leadPlayerPosition: leader, cards: [], winner: null };
}

/** The suit the trick asks for, or null while nobody has led: BUCK-PLAY-4. */
export function ledSuit(trick: Trick, trump: Suit | null): Suit | null {
  const first = trick.cards[0];
  return first === undefined ? null : effectiveSuit(first.card, trump);
}

/** The cards of a hand that may be played to a trick led in `led`: those that follow, or all when none does. */
export function followingCards(
  hand: readonly Card[],
  { led, trump }: { led: Suit | null; trump: Suit | null },
): readonly Card[] {
  const following = hand.filter((card) => effectiveSuit(card, trump) === led);
  return following.length === 0 ? hand : following;
}

export function playableCards(
  { currentTrick, trumpSuit }: TrickOnTable,
  hand: readonly Card[],
): readonly Card[] {
  return followingCards(hand, { led: ledSuit(currentTrick, trumpSuit), trump: trumpSuit });
}

/** Why a card that does not follow suit though another would may not be played; null when it may. */
export function reasonToFollow(
  table: TrickOnTable,
  hand: readonly Card[],
  card: Card,
): MustFollowSuit | null {
  const { currentTrick, trumpSuit } = table;
  const led = ledSuit(currentTrick, trumpSuit);
  if (led === null || includesCard(playableCards(table, hand), card)) return null;
  const misleads = trumpSuit !== null && followsInPrint(table, hand, card);
  return { code: "MUST_FOLLOW_SUIT", led, leftBower: misleads ? leftBowerOf(trumpSuit) : null };
}

/** Whether a card would follow by what is printed on the cards: then the left bower is what misleads. */
export function followsInPrint(
  { currentTrick }: Pick<TrickOnTable, "currentTrick">,
  hand: readonly Card[],
  card: Card,
): boolean {
  return includesCard(playableCards({ currentTrick, trumpSuit: null }, hand), card);
}

/** The play that wins the cards so far: BUCK-PLAY-7. A trick without cards has none: asking for it is a bug. */
export function winningPlay(cards: readonly PlayedCard[], trump: Suit | null): PlayedCard {
  const [lead, ...others] = cards;
  if (lead === undefined) throw new RangeError("a trick without cards has no winner");
  const led = effectiveSuit(lead.card, trump);
  return others.reduce((best, play) => (beats(play.card, best.card, { led, trump }) ? play : best), lead);
}

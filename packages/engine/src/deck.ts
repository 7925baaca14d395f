import { cardNumber, CARDS, nthCard } from "./cards.ts";
import type { Card, CardId } from "./cards.ts";
import { leftOf } from "./seats.ts";
import type { Position } from "./seats.ts";

export const DECK_SIZE = CARDS.length;

/** The 24 cards in factory order. */
export const FULL_DECK: readonly CardId[] = CARDS.map((card) => card.id);

/** Which cards of the deck go to each seat, the dealer's left first: batches of 3-2-3-2, then of 2-3-2-3. */
const DEALT_TO = [
  [0, 1, 2, 10, 11],
  [3, 4, 12, 13, 14],
  [5, 6, 7, 15, 16],
  [8, 9, 17, 18, 19],
] as const;

const FIRST_BLIND_INDEX = 20;

/** The cards a deck names, top first, or null when they are not each of the 24 cards exactly once. */
export function parseDeck(deck: unknown): readonly Card[] | null {
  if (!Array.isArray(deck) || deck.length !== DECK_SIZE) return null;
  const cards = CARDS.slice();
  // One bit for each card that has been met: a set is three times slower.
  let met = 0;
  for (let index = 0; index < DECK_SIZE; index += 1) {
    const number = cardNumber(deck[index]);
    const card = CARDS[number];
    if (card === undefined || (met & (1 << number)) !== 0) return null;
    met |= 1 << number;
    cards[index] = card;
  }
  return cards;
}

export interface DealtCards {
  /** By position. */
  readonly hands: readonly (readonly Card[])[];
  /** The top card of the blind, turned face up. */
  readonly turnUpCard: Card;
  /** The turn-up first, then the three cards under it. */
  readonly blind: readonly Card[];
}

/** Deals a deck, or null when it is not a full one. */
export function dealCards(deck: unknown, dealer: Position): DealtCards | null {
  const cards = parseDeck(deck);
  const turnUpCard = cards?.[FIRST_BLIND_INDEX];
  if (cards === null || turnUpCard === undefined) return null;
  const hands: (readonly Card[])[] = [cards, cards, cards, cards];
  let position = dealer;
  for (const indexes of DEALT_TO) {
    position = leftOf(position);
    hands[position] = handOf(cards, indexes);
  }
  return { hands, turnUpCard, blind: cards.slice(FIRST_BLIND_INDEX) };
}

/** Spelled out: a list of five that is made at once is six times quicker than one that grows. */
function handOf(cards: readonly Card[], [a, b, c, d, e]: (typeof DEALT_TO)[number]): readonly Card[] {
  return [nthCard(cards, a), nthCard(cards, b), nthCard(cards, c), nthCard(cards, d), nthCard(cards, e)];
}

/** The deck that deals these hands, by position, and this blind: dealing one deck shows where each card goes. */
export function stackDeck(
  dealer: Position,
  { hands, blind }: Pick<DealtCards, "hands" | "blind">,
): readonly CardId[] {
  const sample = dealCards(FULL_DECK, dealer);
  if (sample === null) return [];
  const places = [...sample.hands.flat(), ...sample.blind];
  const cards = [...hands.flat(), ...blind];
  const dealtTo = new Map(places.map((place, index) => [place.id, cards[index]?.id]));
  return FULL_DECK.flatMap((place) => dealtTo.get(place) ?? []);
}

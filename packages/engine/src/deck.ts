import { CARDS, parseCard } from "./cards.ts";
import type { Card, CardId } from "./cards.ts";
import { clockwiseFrom, leftOf } from "./seats.ts";
import type { Position } from "./seats.ts";

export const DECK_SIZE = CARDS.length;

/** The 24 cards in factory order. */
export const FULL_DECK: readonly CardId[] = CARDS.map((card) => card.id);

/** Which cards of the deck each seat gets, the dealer's left first: 3-2-3-2, then 2-3-2-3. */
const DEALT_INDICES = [
  [0, 1, 2, 10, 11],
  [3, 4, 12, 13, 14],
  [5, 6, 7, 15, 16],
  [8, 9, 17, 18, 19],
] as const;

const FIRST_BLIND_INDEX = 20;

/** The cards a deck names, top first, or null when they are not each of the 24 cards exactly once. */
export function parseDeck(deck: unknown): readonly Card[] | null {
  if (!Array.isArray(deck) || deck.length !== DECK_SIZE) return null;
  const cards: Card[] = [];
  for (const id of deck) {
    const card = parseCard(id);
    if (card === null) return null;
    cards.push(card);
  }
  return new Set(cards).size === DECK_SIZE ? cards : null;
}

export interface Deal {
  /** By position. */
  readonly hands: readonly (readonly Card[])[];
  /** The top card of the blind, turned face up. */
  readonly turnUpCard: Card;
  /** The turn-up first, then the three cards under it. */
  readonly blind: readonly Card[];
}

/** Deals a deck, or null when it is not a full one. */
export function dealCards(deck: unknown, dealer: Position): Deal | null {
  const cards = parseDeck(deck);
  const turnUpCard = cards?.[FIRST_BLIND_INDEX];
  if (cards === null || turnUpCard === undefined) return null;
  const hands: (readonly Card[])[] = [[], [], [], []];
  clockwiseFrom(leftOf(dealer)).forEach((position, turn) => {
    hands[position] = (DEALT_INDICES[turn] ?? []).flatMap((index) => cards[index] ?? []);
  });
  return { hands, turnUpCard, blind: cards.slice(FIRST_BLIND_INDEX) };
}

import { CARDS, parseCard, RANKS } from "./cards.ts";
import type { Card, CardId, Rank } from "./cards.ts";
import { clockwiseFrom, leftOf, seatsFor } from "./seats.ts";
import type { Position } from "./seats.ts";

/** Batches go round twice, alternating from the dealer's left: three, two, three, and then two, three, two: BUCK-DEAL-1. */
const FIRST_ROUND = [3, 2];
const HAND_SIZE = 5;

/** The lowest card of a suit, by the number of players: BUCK-DECK-1, BUCK-PLAYERS-2. */
const LOWEST_RANK: ReadonlyMap<number, Rank> = new Map([
  [3, "10"],
  [4, "9"],
  [5, "8"],
  [6, "7"],
]);

const DECKS: ReadonlyMap<number, readonly Card[]> = new Map(
  [...LOWEST_RANK].map(([players, lowest]) => {
    const isIn = ({ rank }: Card) => RANKS.indexOf(rank) >= RANKS.indexOf(lowest);
    return [players, CARDS.filter(isIn)];
  }),
);

/** The deck for so many players, in factory order. */
export function deckFor(players: number): readonly Card[] {
  return DECKS.get(players) ?? [];
}

/** The cards a deck names, top first, or null when they are not each card exactly once: BUCK-DEAL-4. */
export function parseDeck(deck: unknown, players: number): readonly Card[] | null {
  const full = deckFor(players);
  if (!Array.isArray(deck) || deck.length !== full.length) return null;
  const cards = deck.map(parseCard).filter((card): card is Card => card !== null && full.includes(card));
  return new Set(cards).size === full.length ? cards : null;
}

export interface DealtCards {
  /** By position. */
  readonly hands: readonly (readonly Card[])[];
  /** The top card of the blind, turned face up. */
  readonly turnUpCard: Card;
  /** The turn-up first, then the cards under it. */
  readonly blind: readonly Card[];
}

/** Deals a deck, or null when it is not a full one: BUCK-DEAL-1, BUCK-DEAL-2. */
export function dealCards(deck: unknown, dealer: Position, seats: readonly Position[]): DealtCards | null {
  const cards = parseDeck(deck, seats.length);
  if (cards === null) return null;
  const clockwise = clockwiseFrom(leftOf(dealer, seats), seats);
  const first = seats.map((_, turn) => FIRST_ROUND[turn % FIRST_ROUND.length] ?? 0);
  const batches = [...first, ...first.map((size) => HAND_SIZE - size)];
  const starts = batches.map((_, batch) => sum(batches.slice(0, batch)));
  const batchOf = (batch: number) => {
    const start = starts[batch] ?? 0;
    return cards.slice(start, start + (batches[batch] ?? 0));
  };
  const hands = seats.map((position) => {
    const turn = clockwise.indexOf(position);
    return [...batchOf(turn), ...batchOf(turn + seats.length)];
  });
  const blind = cards.slice(sum(batches));
  const [turnUpCard] = blind;
  return turnUpCard === undefined ? null : { hands, turnUpCard, blind };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The deck that deals these hands, by position, and this blind: dealing one deck shows where each card goes. */
export function stackDeck(
  dealer: Position,
  { hands, blind }: Pick<DealtCards, "hands" | "blind">,
): readonly CardId[] {
  const factory = deckFor(hands.length).map(({ id }) => id);
  const sample = dealCards(factory, dealer, seatsFor(hands.length));
  if (sample === null) return [];
  const places = [...sample.hands.flat(), ...sample.blind];
  const cards = [...hands.flat(), ...blind];
  const dealtTo = new Map(places.map((place, index) => [place.id, cards[index]?.id]));
  return factory.flatMap((place) => dealtTo.get(place) ?? []);
}

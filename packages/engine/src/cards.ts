export const SUITS = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ["9", "10", "JACK", "QUEEN", "KING", "ACE"] as const;
export type Rank = (typeof RANKS)[number];

export type CardId = `${Suit}_${Rank}`;

export interface Card {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly id: CardId;
}

/** Where a card of ours keeps its number: a field that is not listed, not copied and never travels. */
const NUMBER = Symbol("number");

interface NumberedCard extends Card {
  readonly [NUMBER]?: number;
}

/** The 24 cards. A card that has travelled as JSON is another object: compare cards by `id`. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit, suitNumber) =>
  RANKS.map((rank, rankNumber): Card => {
    const card: Card = { suit, rank, id: internalized(`${suit}_${rank}`) };
    return Object.freeze(
      Object.defineProperty(card, NUMBER, { value: suitNumber * RANKS.length + rankNumber }),
    );
  }),
);

/** The same text as a name of the JavaScript engine, which compares two names without reading them. */
function internalized(id: CardId): CardId {
  const names: Partial<Record<CardId, true>> = { [id]: true };
  for (const name in names) {
    if (name === id) return name;
  }
  return id;
}

// A Map, because a plain object would find `__proto__` and `constructor`.
const NUMBER_BY_ID: ReadonlyMap<unknown, number> = new Map(CARDS.map((card, index) => [card.id, index]));

/** The place in `CARDS` of the card with this id; -1 when there is no such card. */
export function cardNumber(id: unknown): number {
  return NUMBER_BY_ID.get(id) ?? -1;
}

/** The place of a card in `CARDS`. */
export function numberOf(card: NumberedCard): number {
  return card[NUMBER] ?? cardNumber(card.id);
}

export function parseCard(id: unknown): Card | null {
  return CARDS[cardNumber(id)] ?? null;
}

export function isCardId(id: unknown): id is CardId {
  return NUMBER_BY_ID.has(id);
}

export function includesCard(cards: readonly Card[], { id }: Card): boolean {
  return placeInHand(cards, id) !== -1;
}

/** Where a card is in a hand; -1 when it is not. */
export function placeInHand(cards: readonly Card[], id: CardId): number {
  for (let place = 0; place < cards.length; place += 1) {
    if (cards[place]?.id === id) return place;
  }
  return -1;
}

/** The cards without one of them. */
export function removeCard(cards: readonly Card[], { id }: Card): readonly Card[] {
  const gone = placeInHand(cards, id);
  return gone === -1 ? cards : takeOut(cards, gone);
}

/** The cards without the one at this place. Hands are spelled out: `filter` is slow, and leaves room for sixteen more. */
export function takeOut(cards: readonly Card[], gone: number): readonly Card[] {
  switch (cards.length) {
    case 1:
      return [];
    case 2:
      return [left(cards, 0, gone)];
    case 3:
      return [left(cards, 0, gone), left(cards, 1, gone)];
    case 4:
      return [left(cards, 0, gone), left(cards, 1, gone), left(cards, 2, gone)];
    case 5:
      return [left(cards, 0, gone), left(cards, 1, gone), left(cards, 2, gone), left(cards, 3, gone)];
    default:
      return cards.filter((_, place) => place !== gone);
  }
}

/** The card that comes to this place when another is taken out. */
function left(cards: readonly Card[], index: number, gone: number): Card {
  return nthCard(cards, index < gone ? index : index + 1);
}

export function nthCard(cards: readonly Card[], index: number): Card {
  const card = cards[index];
  if (card === undefined) throw new RangeError(`no card at ${index}`);
  return card;
}

export function isSuit(value: unknown): value is Suit {
  return SUITS.some((suit) => suit === value);
}

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  "9": "nine",
  "10": "ten",
  JACK: "jack",
  QUEEN: "queen",
  KING: "king",
  ACE: "ace",
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  SPADES: "spades",
  HEARTS: "hearts",
  DIAMONDS: "diamonds",
  CLUBS: "clubs",
};

export function suitName(suit: Suit): string {
  return SUIT_NAMES[suit];
}

export function cardName(card: Card): string {
  return `${RANK_NAMES[card.rank]} of ${SUIT_NAMES[card.suit]}`;
}

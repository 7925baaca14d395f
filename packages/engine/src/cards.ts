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

/** The 24 cards. A card that has travelled as JSON is another object: compare cards by `id`. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => Object.freeze({ suit, rank, id: internalized(`${suit}_${rank}`) })),
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

/** The place of a card in `CARDS`; -1 when there is no such card. */
export function cardNumber(id: unknown): number {
  return NUMBER_BY_ID.get(id) ?? -1;
}

export function parseCard(id: unknown): Card | null {
  return CARDS[cardNumber(id)] ?? null;
}

export function isCardId(id: unknown): id is CardId {
  return NUMBER_BY_ID.has(id);
}

export function includesCard(cards: readonly Card[], { id }: Card): boolean {
  for (const card of cards) {
    if (card.id === id) return true;
  }
  return false;
}

/** The cards without one of them. A copy is shortened, because `filter` leaves room for sixteen more. */
export function removeCard(cards: readonly Card[], { id }: Card): readonly Card[] {
  const left = cards.slice();
  let count = 0;
  for (const card of cards) {
    if (card.id === id) continue;
    left[count] = card;
    count += 1;
  }
  return shorten(left, count);
}

/** The first cards of a list of one's own. Taking them off is quicker than setting its length. */
export function shorten(cards: Card[], count: number): readonly Card[] {
  while (cards.length > count) cards.pop();
  return cards;
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

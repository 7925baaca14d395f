export const SUITS = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"] as const;
export type Suit = (typeof SUITS)[number];

/** From low to high. */
export const RANKS = ["7", "8", "9", "10", "JACK", "QUEEN", "KING", "ACE"] as const;
export type Rank = (typeof RANKS)[number];

export type CardId = `${Suit}_${Rank}`;

export interface Card {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly id: CardId;
}

/** Every card of the largest deck. A card that has traveled as JSON is another object: compare cards by `id`. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => Object.freeze({ suit, rank, id: `${suit}_${rank}` })),
);

// A Map, because a plain object would find `__proto__` and `constructor`.
const CARD_BY_ID: ReadonlyMap<unknown, Card> = new Map(CARDS.map((card) => [card.id, card]));

export function parseCard(id: unknown): Card | null {
  return CARD_BY_ID.get(id) ?? null;
}

export function isCardId(id: unknown): id is CardId {
  return CARD_BY_ID.has(id);
}

export function isSuit(value: unknown): value is Suit {
  return SUITS.some((suit) => suit === value);
}

export function includesCard(cards: readonly Card[], { id }: Card): boolean {
  return cards.some((card) => card.id === id);
}

export function removeCard(cards: readonly Card[], { id }: Card): readonly Card[] {
  return cards.filter((card) => card.id !== id);
}

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  JACK: "jack",
  QUEEN: "queen",
  KING: "king",
  ACE: "ace",
};

export function suitName(suit: Suit): string {
  return suit.toLowerCase();
}

export function cardName(card: Card): string {
  return `${RANK_NAMES[card.rank]} of ${suitName(card.suit)}`;
}

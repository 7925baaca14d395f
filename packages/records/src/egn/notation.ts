import { deckFor, euchre, sameColor, SUITS } from "@buck/engine";
import type { Card, Rank, Suit } from "@buck/engine";

/** How each rank may be spelled, as we write it first. */
const RANK_SPELLINGS: Readonly<Record<Rank, readonly [string, ...string[]]>> = {
  "7": ["7"],
  "8": ["8"],
  "9": ["9", "N"],
  "10": ["T", "10"],
  JACK: ["J"],
  QUEEN: ["Q"],
  KING: ["K"],
  ACE: ["A"],
};

const SUIT_SPELLINGS: Readonly<Record<Suit, readonly [string, ...string[]]>> = {
  SPADES: ["s", "S", "♠"],
  HEARTS: ["h", "H", "♥"],
  DIAMONDS: ["d", "D", "♦"],
  CLUBS: ["c", "C", "♣"],
};

export function makeCard({ rank, suit }: Card): string {
  return RANK_SPELLINGS[rank][0] + SUIT_SPELLINGS[suit][0];
}

/** What EGN tells are games of four. */
const CARDS = deckFor(euchre.seats().length);

const CARD_SPELLED: ReadonlyMap<unknown, Card> = new Map(
  CARDS.flatMap((card) =>
    RANK_SPELLINGS[card.rank].flatMap((rank) =>
      SUIT_SPELLINGS[card.suit].map((suit) => [rank + suit, card] as const),
    ),
  ),
);

/** The card a file names; `R` and `L` are the bowers once trump is made. */
export function parseEgnCard(token: unknown, trump: Suit | null): Card | null {
  if (token === "R") return jackOf(trump);
  if (token === "L") return jackOf(trump === null ? null : sameColor(trump));
  return CARD_SPELLED.get(token) ?? null;
}

function jackOf(suit: Suit | null): Card | null {
  return CARDS.find((card) => card.rank === "JACK" && card.suit === suit) ?? null;
}

/** `Xx`, `Xc`, `Jx`: the one who wrote the file did not see the card. */
export function isUnseenCard(token: unknown): boolean {
  return typeof token === "string" && /^(?:X.|.x)$/.test(token);
}

/** A joker, a card below the nine, one nobody saw, a bower before trump is made, a suit that nobody named. */
const FOREIGN_CARDS: readonly RegExp[] = [/^B$/, /^[78]./, /^(?:X.|.x)$/, /^[LR]$/, /^.[tng]$/];

/** Whether the notation knows a card that cannot be read here. */
export function isForeignCard(token: unknown): boolean {
  return typeof token === "string" && FOREIGN_CARDS.some((form) => form.test(token));
}

export type EgnCall = euchre.Call["call"];

const CALL_SPELLED: ReadonlyMap<unknown, EgnCall> = new Map<string, EgnCall>([
  ["Pass", "PASS"],
  ["p", "PASS"],
  ["Order", "ORDER_UP"],
  ["o", "ORDER_UP"],
  ...SUITS.flatMap((suit) => SUIT_SPELLINGS[suit].map((spelling) => [spelling, suit] as const)),
]);

export function parseCall(token: unknown): EgnCall | null {
  return CALL_SPELLED.get(token) ?? null;
}

export function makeCall(call: EgnCall): string {
  if (call === "PASS") return "Pass";
  return call === "ORDER_UP" ? "Order" : SUIT_SPELLINGS[call][0];
}

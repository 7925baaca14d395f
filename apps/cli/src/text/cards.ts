import { bowerOf, cardName, effectiveSuit, suitName } from "@buck/engine";
import type { Card, Rank, Suit } from "@buck/engine";
import type { TerminalStyle } from "../terminal/style.ts";
import { paint } from "../terminal/style.ts";

const SYMBOLS: Readonly<Record<Suit, string>> = { SPADES: "♠", HEARTS: "♥", DIAMONDS: "♦", CLUBS: "♣" };
const LETTERS: Readonly<Record<Suit, string>> = { SPADES: "S", HEARTS: "H", DIAMONDS: "D", CLUBS: "C" };
const RANK_LETTERS: Readonly<Record<Rank, string>> = {
  "9": "9",
  "10": "10",
  JACK: "J",
  QUEEN: "Q",
  KING: "K",
  ACE: "A",
};

/** "Nine of Hearts", as in a pack file. */
export function cardTitle(card: Card): string {
  const [rank = "", of = "", suit = ""] = cardName(card).split(" ");
  return `${capitalised(rank)} ${of} ${capitalised(suit)}`;
}

/** "Hearts". */
export function suitTitle(suit: Suit): string {
  return capitalised(suitName(suit));
}

/** "J♥", or "JH" without symbols. */
export function shortCard(style: TerminalStyle, card: Card): string {
  return inSuitColour(style, card.suit, RANK_LETTERS[card.rank] + suitSign(style, card.suit));
}

/** "♥ hearts", or "hearts". */
export function suitWithSign(style: TerminalStyle, suit: Suit): string {
  return inSuitColour(style, suit, style.symbols ? `${SYMBOLS[suit]} ${suitName(suit)}` : suitName(suit));
}

export function inSuitColour(style: TerminalStyle, suit: Suit, text: string): string {
  return suit === "HEARTS" || suit === "DIAMONDS" ? paint(style, "red", text) : text;
}

function suitSign({ symbols }: TerminalStyle, suit: Suit): string {
  return symbols ? SYMBOLS[suit] : LETTERS[suit];
}

/** What people may type for a card: "JH", "J♥", "jack of hearts". */
export function cardSpellings(card: Card): readonly string[] {
  const rank = RANK_LETTERS[card.rank];
  return [rank + LETTERS[card.suit], rank + SYMBOLS[card.suit], cardName(card)];
}

/** "right bower", "left bower", "trump", or nothing. */
export function trumpNote(card: Card, trump: Suit | null): string {
  const bower = bowerOf(card, trump);
  if (bower !== null) return `${bower} bower`;
  return trump !== null && effectiveSuit(card, trump) === trump ? "trump" : "";
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

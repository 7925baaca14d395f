import { bowerOf, cardName, effectiveSuit, parseCard, suitName } from "@buck/engine";
import type { buck, Card, GameAction, Rank, Suit } from "@buck/engine";
import { paint } from "./style.ts";
import type { TerminalStyle } from "./style.ts";

const SYMBOLS: Readonly<Record<Suit, string>> = { SPADES: "♠", HEARTS: "♥", DIAMONDS: "♦", CLUBS: "♣" };
const LETTERS: Readonly<Record<Suit, string>> = { SPADES: "S", HEARTS: "H", DIAMONDS: "D", CLUBS: "C" };
const RANK_LETTERS: Readonly<Record<Rank, string>> = {
  "7": "7",
  "8": "8",
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
  return inSuitColor(style, card.suit, RANK_LETTERS[card.rank] + suitSign(style, card.suit));
}

/** "♥ hearts", or "hearts". */
export function suitWithSign(style: TerminalStyle, suit: Suit): string {
  return inSuitColor(style, suit, style.symbols ? `${SYMBOLS[suit]} ${suitName(suit)}` : suitName(suit));
}

export function inSuitColor(style: TerminalStyle, suit: Suit, text: string): string {
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

/** "1 point", "2 points". */
export function counted(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? "" : "s"}`;
}

/** "stickTheDealer" becomes "stick the dealer". */
export function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** "+0.8" or "-1.2"; "0.0" for next to nothing. */
export function signedPoints(points: number): string {
  const told = Math.abs(points).toFixed(1);
  if (Number(told) === 0) return told;
  return `${points < 0 ? "-" : "+"}${told}`;
}

/** "hearts", or "no trump". */
export function declarationName(declared: buck.Declaration): string {
  return declared === "NO_TRUMP" ? "no trump" : suitName(declared);
}

/** What a player can decide, as one would say it: "bid 3", "stay", "play Ace of Hearts". */
export function decisionWords(action: GameAction): string {
  switch (action.type) {
    case "PLACE_BID":
      return action.amount === "PASS" ? "pass" : `bid ${action.amount}`;
    case "DECLARE_TRUMP":
      return `declare ${declarationName(action.trumpSuit)}`;
    case "FOLD_DECISION":
      return action.folded ? "fold" : "stay";
    case "CALL_TRUMP":
      return `${action.suit === undefined ? "order up" : `call ${suitName(action.suit)}`}${action.goAlone === true ? " alone" : ""}`;
    case "SHOW_FARMERS_HAND":
      return "show a farmer's hand";
    case "DEFEND":
      return action.alone ? "defend alone" : "defend together";
    case "PASS_TRUMP":
      return "pass";
    case "DISCARD":
      return `discard ${cardWords(action.cardId)}`;
    case "PLAY_CARD":
      return `play ${cardWords(action.cardId)}`;
    default:
      return action.type;
  }
}

function cardWords(cardId: string): string {
  const card = parseCard(cardId);
  return card === null ? cardId : cardTitle(card);
}

import { SUITS, suitName } from "@buck/engine";
import type { buck, Card, Suit } from "@buck/engine";
import { english, listChoices } from "@buck/words";
import { cardTitle, suitTitle } from "../terminal/cards.ts";

type BidAmount = buck.BidAmount;

/** Every text of the hot-seat programs that is not in the narration. */
export const hotSeatText = {
  handOver: (name: string) =>
    `Pass the terminal to ${name}. ${name}, type ok and press Enter when nobody else looks: `,
  handOf: (name: string) => `${name}'s hand:`,

  firstRound: "--- ROUND 1 BIDDING ---",
  secondRound: "--- ROUND 2 BIDDING ---",
  bidding: "--- BIDDING ---",
  folding: "--- FOLD OR STAY ---",
  trick: (trump: Suit | null) =>
    trump === null ? "--- Trick (No trump) ---" : `--- Trick (Trump: ${suitTitle(trump)}) ---`,

  upcard: (card: Card) => `Upcard: ${cardTitle(card)}`,
  orderUp: (suit: Suit) => `Order up ${suitTitle(suit)} as trump? (y/n): `,
  callSuit: (name: string, suits: readonly Suit[], canPass: boolean) =>
    canPass
      ? `${name}, call a suit (${suitList(suits)}) or pass: `
      : `${name}, the dealer must call a suit (${suitList(suits)}): `,
  goAlone: (name: string) => `${name}, do you want to go alone? (y/n): `,
  defendAlone: (name: string) => `${name}, do you want to defend alone? (y/n): `,
  showHand: (name: string) => `${name}, show your farmer's hand for a new deal? (y/n): `,
  youPickedUp: (name: string, card: Card) => `${name}, you picked up the ${cardTitle(card)}`,
  discard: (last: number) => `Pick a card to discard [0-${last}]: `,
  discarded: (card: Card) => `Discarded: ${cardTitle(card)}`,

  bid: (name: string, bids: readonly BidAmount[]) => `${name}, bid ${bidList(bids)}: `,
  declare: (name: string, legal: readonly buck.Declaration[]) =>
    `${name}, name the trump suit (${legal.map(declarationTitle).join(", ")}): `,
  trumpIs: (suit: Suit | null, bidder: string, bid: number) =>
    `${suit === null ? "No trump" : `Trump: ${suitTitle(suit)}`}. ${bidder} bid ${bid}.`,
  fold: (name: string) => `${name}, fold or stay? (f/s): `,

  lead: (name: string, last: number) => `${name}, pick a card to lead [0-${last}]: `,
  play: (name: string, last: number) => `${name}, pick a card to play [0-${last}]: `,
  ledCard: (card: Card) => `Led card: ${cardTitle(card)}`,
  mustFollow: (suit: Suit) => `You must follow suit (${suitTitle(suit)})`,
  cannotFollow: (suit: Suit) => `You cannot follow suit (${suitTitle(suit)}): any card will do`,
  illegalFollow: (suit: Suit) => `Illegal move! You must follow suit. Play a ${suitTitle(suit)}.`,

  yesOrNo: "Please answer y or n.",
  foldOrStay: "Please answer f or s.",
  cardNumber: (last: number) => `Please enter a card's number from 0 to ${last}.`,
  suitOrPass: (suits: readonly Suit[], canPass: boolean) =>
    `Please answer ${listChoices(english, [...suits.map(suitTitle), ...(canPass ? ["pass"] : [])])}.`,
  trumpNeeded: (legal: readonly buck.Declaration[]) =>
    `Please answer ${listChoices(english, legal.map(declarationTitle))}.`,
  turnedDown: (suit: Suit) => `${suitTitle(suit)} were turned down. Call another suit.`,
  dealerMustCall: "The dealer must call a suit and cannot pass.",
  bidOrPass: (bids: readonly BidAmount[]) => `Please answer ${bidList(bids)}.`,
} as const;

function bidList(bids: readonly BidAmount[]): string {
  const amounts = bids.filter((bid) => bid !== "PASS").map(String);
  return listChoices(english, [...amounts, ...(bids.includes("PASS") ? ["pass"] : [])]);
}

function declarationTitle(declared: buck.Declaration): string {
  return declared === "NO_TRUMP" ? "no trump" : suitTitle(declared);
}

function suitList(suits: readonly Suit[]): string {
  return suits.map(suitTitle).join(", ");
}

/** Reads a suit by its name, in any case. */
export function parseSuit(typed: string): Suit | null {
  return SUITS.find((suit) => suitName(suit) === typed.toLowerCase()) ?? null;
}

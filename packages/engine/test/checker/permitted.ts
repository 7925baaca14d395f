import { highest, isStuck } from "./bidding.ts";
import type { Book } from "./book.ts";
import { cardWord } from "./cards.ts";
import { HAND_SIZE } from "./seats.ts";
import type { SeenAction } from "./seen.ts";
import { mayPlay } from "./trick.ts";
import { waitingFor } from "./waiting.ts";
import { given } from "./whistle.ts";

/** Everything a seat may do now by the referee's book, one line each, in alphabetical order. */
export function permitted(book: Book, seat: number): string {
  if (!waitingFor(book).includes(seat)) return "";
  return choices(book, seat)
    .map((choice) => `${seat} ${choice}`)
    .toSorted()
    .join("; ");
}

function choices(book: Book, seat: number): readonly string[] {
  switch (book.phase) {
    case "BIDDING":
      return bids(book).map((amount) => `PLACE_BID ${amount}`);
    case "DECLARING_TRUMP":
      return ["SPADES", "HEARTS", "DIAMONDS", "CLUBS", ...(book.rules.noTrump ? ["NO_TRUMP"] : [])].map(
        (suit) => `DECLARE_TRUMP ${suit}`,
      );
    case "FOLDING_DECISION":
      return ["FOLD_DECISION true", "FOLD_DECISION false"];
    default:
      return cards(book, seat).map((card) => `PLAY_CARD ${cardWord(card)}`);
  }
}

function bids(book: Book): readonly string[] {
  const { minimumBid } = book.rules;
  if (isStuck(book)) return [`${minimumBid}`];
  const floor = Math.max(minimumBid, highest(book) + 1);
  const raises = [2, 3, 4, HAND_SIZE].filter((amount) => amount >= floor);
  return ["PASS", ...raises.map(String)];
}

function cards(book: Book, seat: number): readonly number[] {
  const hand = given(book.hands[seat], "hand");
  return hand.filter((card) => mayPlay(book, hand, card));
}

/** The same lines for what the engine offers. */
export function offered(actions: readonly SeenAction[]): string {
  return actions.map(offer).toSorted().join("; ");
}

function offer({ type, playerPosition, amount, trumpSuit, folded, cardId }: SeenAction): string {
  const choice = amount ?? trumpSuit ?? folded ?? cardId;
  return choice === undefined ? `${playerPosition} ${type}` : `${playerPosition} ${type} ${choice}`;
}

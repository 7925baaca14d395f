import { freshHand, given, insist, nextSeat } from "./book.ts";
import type { Book } from "./book.ts";
import { cardNumber, cardWord, CLUBS, PACK_SIZE, printedSuit } from "./cards.ts";
import type { SeenAction } from "./seen.ts";
import { lead } from "./tricks.ts";

/** Two rounds of batches, the dealer's left first. */
const BATCHES = [3, 2, 3, 2, 2, 3, 2, 3];

export function deal(book: Book, action: SeenAction): void {
  insist(book.phase === "DEALING" && book.dealerChosen, "cards were dealt at the wrong time");
  const deck = given(action.deck, "deck").map(cardNumber);
  insist(new Set(deck).size === PACK_SIZE && deck.length === PACK_SIZE, "the deck is not a full pack");
  Object.assign(book, freshHand(), { phase: "TRUMP_REVEAL", round: book.round + 1 });
  let top = 0;
  BATCHES.forEach((size, batch) => {
    given(book.hands[nextSeat(book.dealer, batch + 1)], "hand").push(...deck.slice(top, top + size));
    top += size;
  });
  book.blind = deck.slice(top);
  turnUp(book);
}

function turnUp(book: Book): void {
  const card = given(book.blind[0], "turn-up");
  book.clubs = printedSuit(card) === CLUBS && book.rules.clubsTurnUp !== "off";
  book.trump = book.clubs ? CLUBS : null;
  book.said.push(`dealt ${book.round} ${book.dealer}`, `turnedUp ${cardWord(card)} ${book.clubs}`);
}

export function openBidding(book: Book): void {
  insist(book.phase === "TRUMP_REVEAL", "bidding was opened at the wrong time");
  const first = nextSeat(book.dealer);
  if (book.clubs && book.rules.clubsTurnUp === "dirty") return lead(book, first);
  book.phase = "BIDDING";
  book.said.push(`biddingOpened ${first}`);
}

export function passTheDeal(book: Book): void {
  book.dealer = nextSeat(book.dealer);
  book.phase = "DEALING";
}

export function nextRound(book: Book): void {
  insist(book.phase === "ROUND_OVER", "the next round began before this one was over");
  passTheDeal(book);
}

import { freshHand } from "./book.ts";
import type { Book } from "./book.ts";
import { cardWord, CLUBS, printedSuit } from "./cards.ts";
import { dealt } from "./pack.ts";
import { nextSeat } from "./seats.ts";
import type { SeenAction } from "./seen.ts";
import { openPlay } from "./trick.ts";
import { given, insist } from "./whistle.ts";

export function deal(book: Book, action: SeenAction): void {
  insist(book.phase === "DEALING" && book.dealerChosen, "cards were dealt at the wrong time");
  const { hands, left } = dealt(action.deck, book);
  Object.assign(book, freshHand(book.rules.players), {
    phase: "TRUMP_REVEAL",
    round: book.round + 1,
    hands,
    blind: left,
  });
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
  const first = nextSeat(book, book.dealer);
  if (book.clubs && book.rules.clubsTurnUp === "dirty") return openPlay(book, first);
  book.phase = "BIDDING";
  book.said.push(`biddingOpened ${first}`);
}

export function passTheDeal(book: Book): void {
  book.dealer = nextSeat(book, book.dealer);
  book.phase = "DEALING";
}

export function nextRound(book: Book): void {
  insist(book.phase === "ROUND_OVER", "the next round began before this one was over");
  passTheDeal(book);
  book.said.push(`dealMoved ${book.dealer}`);
}

import { cardWord } from "../../checker/cards.ts";
import { dealt } from "../../checker/pack.ts";
import { nextSeat } from "../../checker/seats.ts";
import { given, insist } from "../../checker/whistle.ts";
import { freshHand } from "./book.ts";
import type { Book } from "./book.ts";
import type { SeenAction } from "./seen.ts";

export function deal(book: Book, action: SeenAction): void {
  insist(book.phase === "DEALING" && book.dealerChosen, "cards were dealt at the wrong time");
  const { hands, left } = dealt(action.deck, book);
  const turnUp = given(left[0], "turn-up");
  Object.assign(book, freshHand(), { phase: "ROUND1", round: book.round + 1, hands, kitty: left, turnUp });
  book.said.push(`dealt ${book.round} ${book.dealer}`, `turnedUp ${cardWord(turnUp)}`);
}

export function nextRound(book: Book): void {
  insist(book.phase === "ROUND_OVER", "the next round began before this one was over");
  book.dealer = nextSeat(book, book.dealer);
  book.farmer = null;
  book.phase = "DEALING";
  book.said.push(`dealMoved ${book.dealer}`);
}

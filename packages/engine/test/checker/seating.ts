import { freshHand } from "./book.ts";
import type { Book } from "./book.ts";
import { perSeat } from "./seats.ts";
import type { SeenAction } from "./seen.ts";
import { given, insist } from "./whistle.ts";

export function chooseDealer(book: Book, action: SeenAction): void {
  insist(book.phase === "DEALING" && !book.dealerChosen, "the dealer was chosen at the wrong time");
  book.dealer = given(action.dealerPosition, "dealerPosition");
  book.dealerChosen = true;
  book.said.push(`dealerChosen ${book.dealer}`);
}

export function startAnew(book: Book, action: SeenAction): void {
  insist(book.phase === "GAME_OVER", "a new game began before the old one was over");
  given(book.seats[given(action.playerPosition, "playerPosition")], "the guest who asks for a new game");
  Object.assign(book, freshHand(book.rules.players), {
    phase: "DEALING",
    scores: perSeat(book.rules.players, book.rules.startScore),
    round: 0,
    dealer: 0,
    dealerChosen: false,
    sheet: [],
    winners: null,
  });
  book.said.push("newGame");
}

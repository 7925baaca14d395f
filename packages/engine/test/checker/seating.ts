import { freshHand, given, insist, perSeat } from "./book.ts";
import type { Book } from "./book.ts";
import type { SeenAction } from "./seen.ts";

export function sit(book: Book, action: SeenAction): void {
  insist(book.phase === "WAITING_FOR_PLAYERS", "somebody sat down at a full table");
  const id = given(action.id, "id");
  const name = given(action.name, "name");
  insist(
    book.seats.every((guest) => guest?.id !== id),
    "one player sits twice",
  );
  const seat = action.playerPosition ?? book.seats.indexOf(null);
  insist(book.seats[seat] === null, "the seat was taken");
  book.seats[seat] = { id, name };
  book.said.push(`joined ${seat} ${name}`);
  if (!book.seats.includes(null)) book.phase = "DEALING";
}

export function rise(book: Book, action: SeenAction): void {
  insist(book.round === 0, "somebody left after the first deal");
  const seat = given(action.playerPosition, "playerPosition");
  const guest = given(book.seats[seat], "the guest who leaves");
  book.seats[seat] = null;
  book.phase = "WAITING_FOR_PLAYERS";
  book.dealer = 0;
  book.dealerChosen = false;
  book.said.push(`left ${seat} ${guest.name}`);
}

export function chooseDealer(book: Book, action: SeenAction): void {
  insist(book.phase === "DEALING" && !book.dealerChosen, "the dealer was chosen at the wrong time");
  book.dealer = given(action.dealerPosition, "dealerPosition");
  book.dealerChosen = true;
  book.said.push(`dealerChosen ${book.dealer}`);
}

export function startAnew(book: Book, action: SeenAction): void {
  insist(book.phase === "GAME_OVER", "a new game began before the old one was over");
  given(book.seats[given(action.playerPosition, "playerPosition")], "the guest who asks for a new game");
  Object.assign(book, freshHand(), {
    phase: "DEALING",
    scores: perSeat(book.rules.startScore),
    round: 0,
    dealer: 0,
    dealerChosen: false,
    sheet: [],
    winner: null,
  });
  book.said.push("newGame");
}

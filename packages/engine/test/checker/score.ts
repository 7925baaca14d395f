import type { Book } from "./book.ts";
import { seatNumbers } from "./seats.ts";
import { showCards } from "./trick.ts";
import { given } from "./whistle.ts";

const PENALTY = 5;

export function scoreHand(book: Book): void {
  const changes = seatNumbers(book).map((seat) => changeFor(book, seat));
  book.scores = book.scores.map((score, seat) => score + given(changes[seat], "change"));
  book.sheet.push({ round: book.round, changes });
  book.said.push(`roundScored ${book.round} ${changes.join(",")} ${book.scores.join(",")}`);
  judgeTheGame(book);
  if (book.winners !== null || book.rules.showHands === "hand") showCards(book, book.blind);
}

function changeFor(book: Book, seat: number): number {
  if (book.folded[seat] === true) return 0;
  const taken = given(book.taken[seat], "tricks taken");
  const contract = seat === book.bidder ? Math.max(...book.bids.map((bid) => bid.amount)) : 1;
  return taken >= contract ? -taken : PENALTY;
}

function judgeTheGame(book: Book): void {
  const lowest = Math.min(...book.scores);
  const lowestSeats = seatNumbers(book).filter((seat) => book.scores[seat] === lowest);
  const wasLast = String(book.sheet.length) === String(book.rules.endsAfterHands);
  if (wasLast || (lowest <= 0 && lowestSeats.length === 1)) {
    book.winners = lowestSeats;
    book.phase = "GAME_OVER";
    book.said.push(`gameWon ${lowestSeats.join(",")}`);
    return;
  }
  book.phase = "ROUND_OVER";
  if (lowest <= 0) book.said.push(`tied ${lowestSeats.join(",")}`);
}

import type { Book } from "./book.ts";
import { NO_TRUMP, suitNumber, suitWord } from "./cards.ts";
import { scoreHand } from "./score.ts";
import { HAND_SIZE, seatsFrom } from "./seats.ts";
import type { SeenAction } from "./seen.ts";
import { openPlay } from "./trick.ts";
import { given, insist } from "./whistle.ts";

export function declare(book: Book, action: SeenAction): void {
  insist(book.phase === "DECLARING_TRUMP", "trump was declared at the wrong time");
  insist(action.playerPosition === book.bidder, "somebody else declared trump");
  const trump = suitNumber(given(action.trumpSuit, "trumpSuit"));
  insist(trump >= 0 && (trump !== NO_TRUMP || book.rules.noTrump), "no such suit");
  book.trump = trump;
  book.phase = "FOLDING_DECISION";
  book.said.push(`declared ${book.bidder} ${suitWord(trump)}`);
}

/** Those who did not win the bidding, from the bidder's left. */
function defenders(book: Book): readonly number[] {
  const bidder = given(book.bidder, "bidder");
  return seatsFrom(book, bidder).slice(1);
}

export function yetToDecide(book: Book): readonly number[] {
  const open = defenders(book).filter((seat) => book.decided[seat] !== true);
  return book.rules.folding === "clockwise" ? open.slice(0, 1) : open;
}

export function fold(book: Book, action: SeenAction): void {
  insist(book.phase === "FOLDING_DECISION", "a fold decision came at the wrong time");
  insist(!book.clubs, "somebody decided to fold when clubs were turned up");
  const seat = given(action.playerPosition, "playerPosition");
  insist(yetToDecide(book).includes(seat), `seat ${seat} had nothing to decide`);
  book.decided[seat] = true;
  book.folded[seat] = given(action.folded, "folded");
  announce(book, seat);
  if (yetToDecide(book).length === 0) settle(book);
}

function announce(book: Book, seat: number): void {
  if (book.rules.folding === "clockwise") {
    book.said.push(`folded ${seat} ${book.folded[seat]}`);
    return;
  }
  book.said.push(`decided ${seat}`);
  if (yetToDecide(book).length > 0) return;
  book.said.push(...defenders(book).map((other) => `folded ${other} ${book.folded[other]}`));
}

function settle(book: Book): void {
  const bidder = given(book.bidder, "bidder");
  if (!defenders(book).every((seat) => book.folded[seat])) return openPlay(book, bidder);
  book.taken[bidder] = HAND_SIZE;
  book.said.push(`tricksConceded ${bidder}`);
  scoreHand(book);
}

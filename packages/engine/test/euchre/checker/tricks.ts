import { nextSeat } from "../../checker/seats.ts";
import { openPlay, playCard, seatToPlay } from "../../checker/trick.ts";
import { given } from "../../checker/whistle.ts";
import { sitsOut } from "./book.ts";
import type { Book } from "./book.ts";
import { scoreHand } from "./score.ts";
import type { SeenAction } from "./seen.ts";

export function firstLead(book: Book): void {
  const againstLoner = book.alone && book.rules.lonerLead === "leftOfLoner";
  const start = nextSeat(book, againstLoner ? given(book.caller, "caller") : book.dealer);
  openPlay(book, start === sitsOut(book) ? nextSeat(book, start) : start);
}

const isIn = (book: Book) => (seat: number) => seat !== sitsOut(book);

export function playerToCome(book: Book): number {
  return seatToPlay(book, isIn(book));
}

export function play(book: Book, action: SeenAction): void {
  if (playCard(book, action, isIn(book))) scoreHand(book);
}

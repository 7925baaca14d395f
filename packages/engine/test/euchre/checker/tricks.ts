import { nextSeat } from "../../checker/seats.ts";
import { openPlay, playCard, seatToPlay } from "../../checker/trick.ts";
import { given } from "../../checker/whistle.ts";
import { isIn } from "./book.ts";
import type { Book } from "./book.ts";
import { scoreHand } from "./score.ts";
import type { SeenAction } from "./seen.ts";

export function firstLead(book: Book): void {
  const againstLoner = book.alone && book.rules.lonerLead === "leftOfLoner";
  let start = nextSeat(book, againstLoner ? given(book.caller, "caller") : book.dealer);
  while (!isIn(book, start)) start = nextSeat(book, start);
  openPlay(book, start);
}

export function playerToCome(book: Book): number {
  return seatToPlay(book, (seat) => isIn(book, seat));
}

export function play(book: Book, action: SeenAction): void {
  if (playCard(book, action, (seat) => isIn(book, seat))) scoreHand(book);
}

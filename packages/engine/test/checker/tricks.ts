import type { Book } from "./book.ts";
import { scoreHand } from "./score.ts";
import type { SeenAction } from "./seen.ts";
import { playCard, seatToPlay } from "./trick.ts";

const isIn = (book: Book) => (seat: number) => book.folded[seat] !== true;

export function playerToCome(book: Book): number {
  return seatToPlay(book, isIn(book));
}

export function play(book: Book, action: SeenAction): void {
  if (playCard(book, action, isIn(book))) scoreHand(book);
}

import type { Book } from "./book.ts";
import { defenderAsked, speaker } from "./calling.ts";
import { playerToCome } from "./tricks.ts";

/** The seats whose decision the game waits for, by the referee's own reckoning. */
export function waitingFor(book: Book): readonly number[] {
  switch (book.phase) {
    case "ROUND1":
    case "ROUND2":
      return [speaker(book)];
    case "DEALER_DISCARD":
      return [book.dealer];
    case "DEFENDING":
      return [defenderAsked(book)];
    case "PLAYING":
      return [playerToCome(book)];
    default:
      return [];
  }
}

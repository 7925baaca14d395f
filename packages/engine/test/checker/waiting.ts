import { bidderToCome } from "./bidding.ts";
import type { Book } from "./book.ts";
import { yetToDecide } from "./folding.ts";
import { playerToCome } from "./tricks.ts";
import { given } from "./whistle.ts";

/** The seats whose decision the game waits for, by the referee's own reckoning. */
export function waitingFor(book: Book): readonly number[] {
  switch (book.phase) {
    case "BIDDING":
      return [bidderToCome(book)];
    case "DECLARING_TRUMP":
      return [given(book.bidder, "bidder")];
    case "FOLDING_DECISION":
      return yetToDecide(book);
    case "PLAYING":
      return [playerToCome(book)];
    default:
      return [];
  }
}

import { BUCK_FACTS } from "./announced.ts";
import { bid } from "./bidding.ts";
import { openBook } from "./book.ts";
import type { Book } from "./book.ts";
import { compare } from "./compare.ts";
import { deal, nextRound, openBidding } from "./dealing.ts";
import { declare, fold } from "./folding.ts";
import { balance } from "./invariants.ts";
import { refereeing } from "./judging.ts";
import type { Referee } from "./judging.ts";
import { offered, permitted } from "./permitted.ts";
import { chooseDealer, startAnew } from "./seating.ts";
import { rise, sit } from "./seats.ts";
import type { HouseRules, SeenAction, SeenState } from "./seen.ts";
import { play } from "./tricks.ts";
import { waitingFor } from "./waiting.ts";

const bookkeeping = new Map<string, (book: Book, action: SeenAction) => void>([
  ["ADD_PLAYER", sit],
  ["REMOVE_PLAYER", rise],
  ["CHOOSE_DEALER", chooseDealer],
  ["DEAL", deal],
  ["OPEN_BIDDING", openBidding],
  ["PLACE_BID", bid],
  ["DECLARE_TRUMP", declare],
  ["FOLD_DECISION", fold],
  ["PLAY_CARD", play],
  ["NEXT_ROUND", nextRound],
  ["NEW_GAME", startAnew],
]);

/** The referee of one game of Buck Euchre. */
export function referee(rules: HouseRules): Referee<SeenState, SeenAction> {
  return refereeing({
    book: openBook(rules),
    bookkeeping,
    facts: BUCK_FACTS,
    permitted,
    offered,
    waitingFor,
    compare,
    balance,
  });
}

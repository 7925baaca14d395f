import { refereeing } from "../../checker/judging.ts";
import type { Referee } from "../../checker/judging.ts";
import { rise, sit } from "../../checker/seats.ts";
import { EUCHRE_FACTS } from "./announced.ts";
import { openBook } from "./book.ts";
import type { Book } from "./book.ts";
import { call, defend, discard, pass, showFarmersHand } from "./calling.ts";
import { compare } from "./compare.ts";
import { deal, nextRound } from "./dealing.ts";
import { balance } from "./invariants.ts";
import { offered, permitted } from "./permitted.ts";
import { chooseDealer, startAnew, swap } from "./seating.ts";
import type { HouseRules, SeenAction, SeenState } from "./seen.ts";
import { play } from "./tricks.ts";
import { waitingFor } from "./waiting.ts";

const bookkeeping = new Map<string, (book: Book, action: SeenAction) => void>([
  ["ADD_PLAYER", sit],
  ["REMOVE_PLAYER", rise],
  ["SWAP_PLAYERS", swap],
  ["CHOOSE_DEALER", chooseDealer],
  ["DEAL", deal],
  ["PASS_TRUMP", pass],
  ["CALL_TRUMP", call],
  ["SHOW_FARMERS_HAND", showFarmersHand],
  ["DEFEND", defend],
  ["DISCARD", discard],
  ["PLAY_CARD", play],
  ["NEXT_ROUND", nextRound],
  ["NEW_GAME", startAnew],
]);

/** The referee of one game of classic Euchre. */
export function referee(rules: HouseRules): Referee<SeenState, SeenAction> {
  return refereeing({
    book: openBook(rules),
    bookkeeping,
    facts: EUCHRE_FACTS,
    permitted,
    offered,
    waitingFor,
    compare,
    balance,
  });
}

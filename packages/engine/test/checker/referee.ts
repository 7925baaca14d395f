import { bid } from "./bidding.ts";
import { Foul, insist, openBook } from "./book.ts";
import type { Book } from "./book.ts";
import { compare, same } from "./compare.ts";
import { deal, nextRound, openBidding } from "./dealing.ts";
import { declare, fold } from "./folding.ts";
import { line } from "./heard.ts";
import type { HeardEvent } from "./heard.ts";
import { balance } from "./invariants.ts";
import { offered, permitted } from "./permitted.ts";
import { chooseDealer, rise, sit, startAnew } from "./seating.ts";
import type { HouseRules, SeenAction, SeenState } from "./seen.ts";
import { play } from "./tricks.ts";
import { waitingFor } from "./waiting.ts";

export interface JudgedStep {
  readonly before: SeenState;
  readonly action: SeenAction;
  readonly after: SeenState;
  readonly events: readonly HeardEvent[];
  /** What the engine offered the player who acted; null when the table acted. */
  readonly legal: readonly SeenAction[] | null;
  /** Whom the engine says it waits for after the action. */
  readonly toAct: readonly number[];
}

export interface Referee {
  /** What is wrong with the step, or null. After a complaint the referee's book is no longer of use. */
  readonly judge: (step: JudgedStep) => string | null;
}

const BOOKKEEPING = new Map<string, (book: Book, action: SeenAction) => void>([
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

/** Follows one game from its first state and judges each step by its own book. It shares no code with the engine. */
export function referee(rules: HouseRules): Referee {
  const book = openBook(rules);
  let last: SeenState | null = null;
  return {
    judge(step) {
      return whistle(() => {
        if (last === null) compare(book, step.before);
        else insist(step.before === last, "the state changed between two actions");
        last = step.after;
        judgeStep(book, step);
      });
    },
  };
}

function judgeStep(book: Book, { action, legal, after, events, toAct }: JudgedStep): void {
  if (legal !== null) same("legal actions", permitted(book, action.playerPosition ?? 0), offered(legal));
  book.said = [];
  const enter = BOOKKEEPING.get(action.type);
  insist(enter !== undefined, `there is no action ${action.type}`);
  enter(book, action);
  compareRules(book.rules, after.options);
  compare(book, after);
  balance(after);
  same("toAct", inOrder(waitingFor(book)), inOrder(toAct));
  same("events", book.said.join("; "), events.map(line).join("; "));
}

function compareRules(rules: HouseRules, options: HouseRules): void {
  same("startScore", rules.startScore, options.startScore);
  same("clubsTurnUp", rules.clubsTurnUp, options.clubsTurnUp);
  same("minimumBid", rules.minimumBid, options.minimumBid);
  same("allPass", rules.allPass, options.allPass);
  same("folding", rules.folding, options.folding);
  same("showHands", rules.showHands, options.showHands);
}

function inOrder(seats: readonly number[]): string {
  return seats.toSorted((a, b) => a - b).join();
}

function whistle(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Foul) return error.message;
    throw error;
  }
}

import type { Position } from "../seats.ts";
import type { Action, PlaceBid } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { hasPassed } from "./happen.ts";
import { bidsFrom, onlyBid } from "./offers.ts";
import { showCards } from "./score.ts";
import { HIGHEST_BID } from "./state.ts";
import type { Bid, GameState, OpenTable } from "./state.ts";
import { begin, tell, wrongPhase } from "./turn.ts";
import type { Step, Turn } from "./turn.ts";

/** BIDDING: round and round until all but one have passed. */
export function bidding(state: GameState, action: Action): Step {
  if (action.type !== "PLACE_BID") return wrongPhase(state, action);
  const wrong = bidError(state, action);
  return wrong === null ? placeBid(state, action) : refuse(wrong, bidSentence(wrong, state));
}

/** The bids that `bidError` finds nothing wrong with. */
export function legalBids(table: OpenTable, playerPosition: Position): readonly PlaceBid[] {
  if (playerPosition !== table.currentBidder) return [];
  const lowest = lowestBid(table);
  return dealerIsStuck(table) ? onlyBid(playerPosition, lowest) : bidsFrom(playerPosition, lowest);
}

export function canPass(table: OpenTable, playerPosition: Position): boolean {
  return bidError(table, { playerPosition, amount: "PASS" }) === null;
}

/** The least that beats what has been bid so far. */
export function lowestBid({ highestBid, options }: OpenTable): number {
  return highestBid === null ? options.minimumBid : highestBid + 1;
}

function bidError(table: OpenTable, { playerPosition, amount }: Bid): ErrorCode | null {
  if (playerPosition !== table.currentBidder) {
    return hasPassed(table.bids, playerPosition) ? "ALREADY_PASSED" : "NOT_YOUR_TURN";
  }
  const stuck = dealerIsStuck(table);
  if (amount === "PASS") return stuck ? "DEALER_MUST_BID" : null;
  if (amount < table.options.minimumBid) return "BID_BELOW_MINIMUM";
  if (amount < lowestBid(table)) return "BID_TOO_LOW";
  return stuck && amount > table.options.minimumBid ? "DEALER_BIDS_MINIMUM" : null;
}

function bidSentence(code: ErrorCode, table: OpenTable): string | undefined {
  switch (code) {
    case "BID_TOO_LOW":
      return `${table.highestBid ?? 0} has been bid: bid ${lowestBid(table)} or more, or pass.`;
    case "BID_BELOW_MINIMUM":
      return `The lowest bid at this table is ${table.options.minimumBid}.`;
    case "DEALER_MUST_BID":
    case "DEALER_BIDS_MINIMUM":
      return `Everybody else passed: the dealer must bid ${table.options.minimumBid}.`;
    default:
      return undefined;
  }
}

/** The dealer speaks last, so a dealer who finds no bid has heard three passes. */
function dealerIsStuck({ options, highestBid, currentBidder, dealerPosition }: OpenTable): boolean {
  return options.allPass === "stick" && highestBid === null && currentBidder === dealerPosition;
}

function placeBid(state: GameState, { playerPosition, amount }: PlaceBid): Step {
  const turn = tell(begin(state), { type: "bid", playerPosition, amount });
  const { currentBidder, highestBid, winningBidderPosition: leader } = turn.state;
  if (currentBidder === null) return passOut(turn);
  if (leader === null || (currentBidder !== leader && highestBid !== HIGHEST_BID)) return turn;
  tell(turn, { type: "bidWon", playerPosition: leader, amount: highestBid ?? HIGHEST_BID });
  // With a club turned up trump is settled and everybody stays: there is nothing to declare or decide.
  return state.isClubsTurnUp ? tell(turn, { type: "playOpened", playerPosition: leader }) : turn;
}

/** Nobody wants it: no score, and the deal moves on. */
function passOut(turn: Turn): Step {
  tell(turn, { type: "allPassed", dealerPosition: turn.state.dealerPosition });
  return showCards(turn);
}

import { clockwiseFrom, leftOf, nextClockwise } from "../seats.ts";
import type { Position } from "../seats.ts";
import type { Action, PlaceBid } from "./actions.ts";
import { change } from "./change.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Event } from "./events.ts";
import { startPlaying } from "./play.ts";
import { BID_AMOUNTS, HIGHEST_BID } from "./state.ts";
import type { Bid, BidAmount, GameState, OpenTable } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

export function startBidding(state: GameState, first: Position): Step {
  return advance(change(state, { phase: "BIDDING", currentBidder: first }), {
    type: "biddingOpened",
    playerPosition: first,
  });
}

/** BIDDING: round and round until all but one have passed. */
export function bidding(state: GameState, action: Action): Step {
  if (action.type !== "PLACE_BID") return wrongPhase(state, action);
  const wrong = bidError(state, action);
  return wrong === null ? placeBid(state, action) : refuse(wrong, bidSentence(wrong, state));
}

export function legalBids(table: OpenTable, playerPosition: Position): readonly BidAmount[] {
  return BID_AMOUNTS.filter((amount) => bidError(table, { playerPosition, amount }) === null);
}

/** The least that beats what has been bid so far. */
export function lowestBid({ highestBid, options }: OpenTable): number {
  return highestBid === null ? options.minimumBid : highestBid + 1;
}

function bidError(table: OpenTable, { playerPosition, amount }: Bid): ErrorCode | null {
  if (hasPassed(table.bids, playerPosition)) return "ALREADY_PASSED";
  if (playerPosition !== table.currentBidder) return "NOT_YOUR_TURN";
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

function hasPassed(bids: readonly Bid[], position: Position): boolean {
  return bids.some((bid) => bid.playerPosition === position && bid.amount === "PASS");
}

function placeBid(state: GameState, { playerPosition, amount }: PlaceBid): Step {
  const event: Event = { type: "bid", playerPosition, amount };
  const bids = [...state.bids, { playerPosition, amount }];
  const leader = amount === "PASS" ? state.winningBidderPosition : playerPosition;
  const highestBid = amount === "PASS" ? state.highestBid : amount;
  const bid = change(state, { bids, highestBid, winningBidderPosition: leader });
  if (leader !== null && highestBid === HIGHEST_BID)
    return winBidding(passTheRest(bid, leader), leader, event);
  const next = nextClockwise(playerPosition, (position) => !hasPassed(bids, position));
  if (next === null) return passOut(bid, event);
  if (next === leader) return winBidding(bid, leader, event);
  return advance(change(bid, { currentBidder: next }), event);
}

/** Nobody can beat five: who is still in counts as having passed. */
function passTheRest(state: GameState, bidder: Position): GameState {
  const silent = clockwiseFrom(leftOf(bidder)).filter(
    (position) => position !== bidder && !hasPassed(state.bids, position),
  );
  const passes = silent.map((playerPosition): Bid => ({ playerPosition, amount: "PASS" }));
  return change(state, { bids: [...state.bids, ...passes] });
}

function winBidding(state: GameState, bidder: Position, bid: Event): Step {
  const won: Event = { type: "bidWon", playerPosition: bidder, amount: state.highestBid ?? HIGHEST_BID };
  const closed = change(state, { currentBidder: null });
  // With a club turned up trump is settled and everybody stays: there is nothing to declare or decide.
  const next = state.isClubsTurnUp
    ? startPlaying(closed, bidder)
    : change(closed, { phase: "DECLARING_TRUMP" });
  return advance(next, bid, won);
}

/** Nobody wants it: no score, and the deal moves on. */
function passOut(state: GameState, bid: Event): Step {
  const { dealerPosition } = state;
  return advance(
    change(state, { phase: "DEALING", currentBidder: null, dealerPosition: leftOf(dealerPosition) }),
    bid,
    { type: "allPassed", dealerPosition },
  );
}

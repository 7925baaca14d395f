import type { Position } from "../seats.ts";
import type { PlaceBid, Reason } from "./actions.ts";
import { hasPassed } from "./events.ts";
import { begin, tell, wrongPhase } from "./phase.ts";
import type { Phase, Step } from "./phase.ts";
import { refuse } from "./actions.ts";
import { showCards } from "./score.ts";
import { BID_AMOUNTS, HIGHEST_BID } from "./state.ts";
import type { Bid, GameState, OpenTable } from "./state.ts";

/** BIDDING: round and round until all but one have passed. */
export const bidding: Phase = {
  toAct: ({ currentBidder }) => (currentBidder === null ? [] : [currentBidder]),
  legal: (view, playerPosition) =>
    BID_AMOUNTS.filter((amount) => reasonAgainst(view, { playerPosition, amount }) === null).map(
      (amount) => ({ type: "PLACE_BID", playerPosition, amount }),
    ),
  take(state, action) {
    if (action.type !== "PLACE_BID") return wrongPhase(state, action);
    const wrong = reasonAgainst(state, action);
    return wrong === null ? placeBid(state, action) : refuse(wrong);
  },
};

export function canPass(table: OpenTable, playerPosition: Position): boolean {
  return reasonAgainst(table, { playerPosition, amount: "PASS" }) === null;
}

/** The least that beats what has been bid so far: BUCK-BID-3, BUCK-OPT-5. */
export function lowestBid({ highestBid, options }: OpenTable): number {
  return highestBid === null ? options.minimumBid : highestBid + 1;
}

function reasonAgainst(table: OpenTable, { playerPosition, amount }: Bid): Reason | null {
  if (playerPosition !== table.currentBidder) {
    return { code: hasPassed(table.bids, playerPosition) ? "ALREADY_PASSED" : "NOT_YOUR_TURN" };
  }
  const { highestBid } = table;
  const minimum = table.options.minimumBid;
  const lowest = lowestBid(table);
  const stuck = dealerIsStuck(table);
  if (amount === "PASS") return stuck ? { code: "DEALER_MUST_BID", minimum } : null;
  if (amount < minimum) return { code: "BID_BELOW_MINIMUM", minimum };
  if (highestBid !== null && amount < lowest) return { code: "BID_TOO_LOW", highest: highestBid, lowest };
  return stuck && amount > minimum ? { code: "DEALER_BIDS_MINIMUM", minimum } : null;
}

/** The dealer speaks last, so a dealer who finds no bid has heard everybody pass: BUCK-OPT-6. */
function dealerIsStuck({ options, highestBid, currentBidder, dealerPosition }: OpenTable): boolean {
  return options.allPass === "stick" && highestBid === null && currentBidder === dealerPosition;
}

function placeBid(state: GameState, { playerPosition, amount }: PlaceBid): Step {
  const turn = begin(state, { type: "bid", playerPosition, amount });
  const { currentBidder, highestBid, winningBidderPosition: leader, dealerPosition } = turn.state;
  // BUCK-BID-8: nobody wants it, nobody scores, and the deal moves on.
  if (currentBidder === null) return showCards(tell(turn, { type: "allPassed", dealerPosition }));
  const isWon = leader !== null && (currentBidder === leader || highestBid === HIGHEST_BID);
  if (!isWon) return turn;
  const won = tell(turn, { type: "bidWon", playerPosition: leader, amount: highestBid ?? HIGHEST_BID });
  // BUCK-REVEAL-3: with a club turned up trump is settled and everybody stays.
  return state.isClubsTurnUp ? tell(won, { type: "playOpened", playerPosition: leader }) : won;
}

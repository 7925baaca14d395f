import type { buck } from "@buck/engine";
import type { HandStates } from "../../gameUi/terminalGame.ts";
import { handSummary } from "../../gameUi/handSummary.ts";

export function tally(event: buck.Event, { winningBidderPosition }: buck.GameState): readonly string[] {
  switch (event.type) {
    case "allPassed":
      return ["passedOut"];
    case "folded":
      return [event.folded ? "folded" : "stayed"];
    case "tricksConceded":
      return ["conceded"];
    case "roundScored":
      if (winningBidderPosition === null) return ["dirtyClubs"];
      return [(event.changes[winningBidderPosition] ?? 0) < 0 ? "bidsMade" : "bidsSet"];
    default:
      return [];
  }
}

export function summaryOfHand({ dealt, end }: HandStates<buck.GameState>) {
  const row = end.scoreSheet.find(({ round }) => round === dealt.round);
  return {
    ...handSummary(dealt, end),
    bids: end.bids,
    bidder: end.winningBidderPosition,
    bid: end.highestBid,
    folded: end.players.filter(({ folded }) => folded).map(({ position }) => position),
    changes: row?.changes ?? null,
    scores: end.players.map(({ score }) => score),
  };
}

import { TRICKS_PER_HAND } from "@buck/engine";
import type { buck } from "@buck/engine";
import { holdingOf } from "./holding.ts";
import { at, trickChances } from "./strength.ts";
import { CALL, STAYER } from "./weights.ts";
import { expectedGain, scoreOf } from "./worth.ts";

/** Folding changes no score, so staying has to be worth more than nothing. */
export function chooseFold(view: buck.View): boolean {
  return stayGain(view) + stopGain(view) <= 0;
}

/** Points to expect from playing without being the bidder. */
export function stayGain(view: buck.View): number {
  if (view.trumpSuit === null) return 0;
  const chances = trickChances(holdingOf(view, view.trumpSuit), STAYER, situation(view));
  return expectedGain({ chances, needed: 1, score: scoreOf(view, view.viewer) });
}

function situation(view: buck.View): number {
  const bid = at(STAYER.bid, view.highestBid === null ? 0 : view.highestBid - 1);
  if (view.isClubsTurnUp) return bid + STAYER.allStay;
  const { stayed, folded } = knownDecisions(view);
  return bid + stayed * STAYER.othersIn + folded * STAYER.othersOut;
}

/** A decision that is still covered says nothing: its `folded` is false for those who folded, too. */
function knownDecisions({ options, players, viewer }: buck.View): { stayed: number; folded: number } {
  if (options.folding === "secret") return { stayed: 0, folded: 0 };
  const decided = players.filter((player) => player.decided && player.position !== viewer);
  const folded = decided.filter((player) => player.folded).length;
  return { stayed: decided.length - folded, folded };
}

/** Somebody who wins the game with this hand is worth stopping. */
function stopGain(view: buck.View): number {
  const { winningBidderPosition: bidder, highestBid, players } = view;
  if (bidder === null || highestBid === null) return 0;
  const score = scoreOf(view, bidder);
  const isLastHope = knownDecisions(view).folded === players.length - 2;
  if (isLastHope && score <= TRICKS_PER_HAND) return Infinity;
  return score <= highestBid ? CALL.stopWorth : 0;
}

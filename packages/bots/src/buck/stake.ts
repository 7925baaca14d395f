import { TRICKS_PER_HAND, winningPlay } from "@buck/engine";
import type { buck, Position } from "@buck/engine";
import { PLAY } from "./weights.ts";

/** What the trick on the table is worth to the seat on turn; 1 is a trick like any other. */
export function trickStake(view: buck.View, position: Position): number {
  const taken = tricksOf(view, position);
  if (position === view.winningBidderPosition) {
    return taken < (view.highestBid ?? 0) ? PLAY.neededTrick : 1;
  }
  return (taken === 0 ? PLAY.firstTrick : 1) + stopWorth(view);
}

/** Everybody gangs up on a bidder who may still fail, as long as the trick may be the bidder's. */
function stopWorth(view: buck.View): number {
  const { winningBidderPosition: bidder, highestBid, tricks } = view;
  if (bidder === null || highestBid === null) return 0;
  const missing = highestBid - tricksOf(view, bidder);
  const left = TRICKS_PER_HAND - tricks.length;
  if (missing <= 0 || missing > left || !mayWin(view, bidder)) return 0;
  return missing === left ? PLAY.setBidder : PLAY.stopBidder;
}

function mayWin({ currentTrick: { cards }, trumpSuit }: buck.View, position: Position): boolean {
  const hasPlayed = cards.some(({ playerPosition }) => playerPosition === position);
  return !hasPlayed || winningPlay(cards, trumpSuit).playerPosition === position;
}

function tricksOf({ players }: buck.View, position: Position): number {
  return players.find((player) => player.position === position)?.tricksTaken ?? 0;
}

import { clockwiseFrom, leftOf } from "@buck/engine";
import type { buck, Position } from "@buck/engine";
import { retellTricks } from "../tricks.ts";

type Events = readonly buck.Event[];

/** What happened in this hand, told from what is seen of it: after a refresh the log is whole again. */
export function retell(view: buck.View): Events {
  if (view.round === 0 || view.turnUpCard === null) return [];
  return [
    { type: "dealt", round: view.round, dealerPosition: dealerOf(view) },
    { type: "turnedUp", card: view.turnUpCard, isClubsTurnUp: view.isClubsTurnUp },
    ...bidding(view),
    ...declaring(view),
    ...deciding(view),
    ...retellTricks(view),
    ...scoring(view),
  ];
}

/** Once a hand is put away the chip has moved on to the next dealer. */
function dealerOf({ phase, dealerPosition }: buck.View): Position {
  return phase === "DEALING" ? leftOf(leftOf(leftOf(dealerPosition))) : dealerPosition;
}

function bidding(view: buck.View): Events {
  const { bids, phase, highestBid, winningBidderPosition } = view;
  // A five ends the bidding; who had not spoken yet is written down as passing, but never said it.
  const last = bids.findIndex(({ amount }) => amount === 5);
  const said = last < 0 ? bids : bids.slice(0, last + 1);
  const told = said.map(({ playerPosition, amount }): buck.Event => ({
    type: "bid",
    playerPosition,
    amount,
  }));
  if (bids.length === 0 || phase === "BIDDING") return told;
  if (winningBidderPosition === null || highestBid === null) {
    return [...told, { type: "allPassed", dealerPosition: dealerOf(view) }];
  }
  return [...told, { type: "bidWon", playerPosition: winningBidderPosition, amount: highestBid }];
}

function declaring({ trumpSuit, isClubsTurnUp, winningBidderPosition }: buck.View): Events {
  if (trumpSuit === null || isClubsTurnUp || winningBidderPosition === null) return [];
  return [{ type: "declared", playerPosition: winningBidderPosition, trumpSuit }];
}

/** Covered decisions are not told before the last one is in. */
function deciding({ phase, options, players, winningBidderPosition }: buck.View): Events {
  const areCovered = phase === "FOLDING_DECISION" && options.folding === "secret";
  if (winningBidderPosition === null || areCovered) return [];
  return clockwiseFrom(leftOf(winningBidderPosition)).flatMap((position): Events => {
    const player = players.find((each) => each.position === position);
    if (player?.decided !== true) return [];
    return [{ type: "folded", playerPosition: position, folded: player.folded }];
  });
}

function scoring(view: buck.View): Events {
  const row = view.scoreSheet.at(-1);
  if (row === undefined || row.round !== view.round) return [];
  const scores = view.players.map(({ score }) => score);
  const scored: buck.Event = { type: "roundScored", round: row.round, changes: row.changes, scores };
  return [...conceded(view), scored, ...ending(view, scores)];
}

function conceded({ tricks, winningBidderPosition }: buck.View): Events {
  if (tricks.length > 0 || winningBidderPosition === null) return [];
  return [{ type: "tricksConceded", playerPosition: winningBidderPosition }];
}

function ending({ winner, players }: buck.View, scores: readonly number[]): Events {
  if (winner !== null) return [{ type: "gameWon", playerPosition: winner }];
  const lowest = Math.min(...scores);
  const positions = players.filter(({ score }) => score === lowest).map(({ position }) => position);
  return lowest <= 0 && positions.length > 1 ? [{ type: "tied", positions }] : [];
}

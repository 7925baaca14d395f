import { buck, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { bestTrump, bidChances, chooseBid, choosesFold } from "./auction.ts";
import { chooseCard } from "./cardPlay.ts";
import { bidderOf, contractOf, ownPlay, ownSeat, scoreOf, seatOnTurn } from "./situation.ts";

/** Counts what a hand is worth, keeps track of what has been played, and leaves nothing to chance. */
export function buckMedium(view: buck.View): buck.Action {
  const playerPosition = seatOnTurn(view);
  switch (view.phase) {
    case "BIDDING":
      return { type: "PLACE_BID", playerPosition, amount: bidFor(view) };
    case "DECLARING_TRUMP":
      return {
        type: "DECLARE_TRUMP",
        playerPosition,
        trumpSuit: SUITS[bestTrump(ownSeat(view))] ?? "NO_TRUMP",
      };
    case "FOLDING_DECISION": {
      const bidderScore = scoreOf(view, view.winningBidderPosition);
      return {
        type: "FOLD_DECISION",
        playerPosition,
        folded: choosesFold(ownSeat(view), contractOf(view), bidderScore),
      };
    }
    default:
      return playCard(view, playerPosition);
  }
}

function bidFor(view: buck.View): buck.BidAmount {
  const legal = buck
    .legalActions(view)
    .flatMap((action) => (action.type === "PLACE_BID" ? action.amount : []));
  const amounts = legal.filter((amount) => amount !== "PASS");
  const [lowest] = amounts;
  if (lowest === undefined) return "PASS";
  const seat = ownSeat(view);
  const wanted = chooseBid(seat, {
    chances: bidChances(seat),
    lowest,
    highest: amounts.at(-1) ?? lowest,
    mayPass: legal.includes("PASS"),
    standing: view.highestBid,
  });
  return amounts.find((amount) => amount === wanted) ?? "PASS";
}

function playCard(view: buck.View, playerPosition: Position): buck.Action {
  const play = ownPlay(view, playerPosition);
  const card = chooseCard(play, play.legal(), bidderOf(view));
  return { type: "PLAY_CARD", playerPosition, cardId: play.layout.cardAt(card).id };
}

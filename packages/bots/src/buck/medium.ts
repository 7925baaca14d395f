import type { buck } from "@buck/engine";
import { chooseBid } from "./bid.ts";
import { seatOnTurn } from "./chooser.ts";
import { bestTrump } from "./declare.ts";
import { chooseFold } from "./fold.ts";
import { chooseCard } from "./play.ts";

/** Counts what a hand is worth, keeps track of what has been played, and leaves nothing to chance. */
export function choose(view: buck.View): buck.Action {
  const playerPosition = seatOnTurn(view);
  switch (view.phase) {
    case "BIDDING":
      return { type: "PLACE_BID", playerPosition, amount: chooseBid(view) };
    case "DECLARING_TRUMP":
      return { type: "DECLARE_TRUMP", playerPosition, trumpSuit: bestTrump(view) };
    case "FOLDING_DECISION":
      return { type: "FOLD_DECISION", playerPosition, folded: chooseFold(view) };
    default:
      return { type: "PLAY_CARD", playerPosition, cardId: chooseCard(view, playerPosition).id };
  }
}

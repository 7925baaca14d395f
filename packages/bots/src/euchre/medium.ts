import { euchre } from "@buck/engine";
import type { Suit } from "@buck/engine";
import { chooseCall } from "./call.ts";
import { seatOnTurn } from "./chooser.ts";
import { chooseDiscard } from "./discard.ts";
import { chooseFollow } from "./follow.ts";
import { chooseLead } from "./lead.ts";

/** Plays by a few rules of thumb that any partner can rely on. */
export function choose(view: euchre.View): euchre.Action {
  const playerPosition = seatOnTurn(view);
  const hand = euchre.ownHand(view);
  switch (view.phase) {
    case "DEALER_DISCARD":
      return { type: "DISCARD", playerPosition, cardId: chooseDiscard(hand, trumpOf(view)).id };
    case "PLAYING": {
      const isLead = view.currentTrick.cards.length === 0;
      const trump = trumpOf(view);
      const card = isLead ? chooseLead(hand, trump) : chooseFollow(view, trump, playerPosition);
      return { type: "PLAY_CARD", playerPosition, cardId: card.id };
    }
    default:
      return chooseCall(view, playerPosition);
  }
}

function trumpOf({ trumpSuit }: euchre.View): Suit {
  if (trumpSuit === null) throw new RangeError("cards are played only once there is trump");
  return trumpSuit;
}

import { buck, effectiveSuit, RANKS, SUITS } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";
import { pick } from "../random.ts";
import type { BotRandom } from "../random.ts";
import { seatOnTurn } from "./situation.ts";

/** With so many aces trump would help the others more. */
const ENOUGH_ACES = 3;

/** Plays any legal card, but never bids, declares or stays against its own hand. */
export function buckEasy(view: buck.View, random: BotRandom): buck.Action {
  seatOnTurn(view);
  const legal = buck.legalActions(view);
  const wanted = legal.filter((action) => isWanted(action, view));
  return pick(wanted.length > 0 ? wanted : legal, random);
}

function isWanted(action: buck.Action, view: buck.View): boolean {
  const hand = buck.ownHand(view);
  switch (action.type) {
    case "PLACE_BID":
      return (
        action.amount === "PASS" ||
        action.amount <= Math.max(...trumpsFor(view).map((trump) => winners(hand, trump)))
      );
    case "DECLARE_TRUMP":
      if (action.trumpSuit === "NO_TRUMP") return winners(hand, null) >= ENOUGH_ACES;
      return winners(hand, action.trumpSuit) === Math.max(...SUITS.map((trump) => winners(hand, trump)));
    case "FOLD_DECISION":
      return action.folded !== winners(hand, view.trumpSuit) > 0;
    default:
      return true;
  }
}

/** The suits that can still become trump. */
function trumpsFor({ trumpSuit }: buck.View): readonly Suit[] {
  return trumpSuit === null ? SUITS : [trumpSuit];
}

/** Bowers, other trumps from the queen up, and aces: what a beginner counts as tricks. */
function winners(hand: readonly Card[], trump: Suit | null): number {
  return hand.filter((card) => {
    if (effectiveSuit(card, trump) === trump) return RANKS.indexOf(card.rank) >= RANKS.indexOf("JACK");
    return card.rank === "ACE";
  }).length;
}

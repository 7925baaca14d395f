import { bowerOf, euchre } from "@buck/engine";
import { seatOnTurn, trumpOf } from "./situation.ts";

/** A hand that is dealt again can only get better. */
export function shownHand(view: euchre.View): euchre.Action | null {
  return euchre.legalActions(view).find(({ type }) => type === "SHOW_FARMERS_HAND") ?? null;
}

/** Both bowers, or one and two more trumps, are worth defending alone with. */
export function defense(view: euchre.View): euchre.Action {
  const trump = trumpOf(view);
  const hand = euchre.ownHand(view);
  const bowers = hand.filter((card) => bowerOf(card, trump) !== null).length;
  const trumps = hand.filter((card) => card.suit === trump && bowerOf(card, trump) === null).length;
  const alone = bowers === 2 || (bowers === 1 && trumps >= 2);
  return { type: "DEFEND", playerPosition: seatOnTurn(view), alone };
}

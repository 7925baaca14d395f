import { bowerOf } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";
import { highest } from "../highest.ts";
import { lowest } from "./discard.ts";
import { height, plainIn, trumpsIn } from "./holding.ts";

/** The right bower, then aces beside trump, then the highest of two or more trumps, then the lowest card. */
export function chooseLead(hand: readonly Card[], trump: Suit): Card {
  const right = hand.find((card) => bowerOf(card, trump) === "right");
  if (right !== undefined) return right;
  const ace = plainIn(hand, trump).find(({ rank }) => rank === "ACE");
  if (ace !== undefined) return ace;
  const trumps = trumpsIn(hand, trump);
  return trumps.length >= 2 ? highest(trumps, (card) => height(card, trump)) : lowest(hand, trump);
}

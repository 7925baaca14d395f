import type { Card } from "@buck/engine";
import { hotSeatWords as words } from "../words/hotSeat.ts";
import { askAgain, understood } from "./hotSeat.ts";
import type { Reading } from "./hotSeat.ts";

export function readYesOrNo(typed: string): Reading<boolean> {
  if (typed === "y" || typed === "yes") return understood(true);
  return typed === "n" || typed === "no" ? understood(false) : askAgain(words.yesOrNo);
}

/** A card by its number in the hand, which may still be an illegal one. */
export function readCard(hand: readonly Card[], typed: string): Reading<Card> {
  const card = /^\d+$/.test(typed) ? hand[Number(typed)] : undefined;
  return card === undefined ? askAgain(words.cardNumber(hand.length - 1)) : understood(card);
}

import type { Card } from "@buck/engine";
import { hotSeatText as text } from "./hotSeatText.ts";
import { askAgain, understood } from "./hotSeat.ts";
import type { Reading } from "./hotSeat.ts";

export function readYesOrNo(typed: string): Reading<boolean> {
  if (typed === "y" || typed === "yes") return understood(true);
  return typed === "n" || typed === "no" ? understood(false) : askAgain(text.yesOrNo);
}

/** Reads the number of a card in the hand. The card may still be illegal. */
export function readCard(hand: readonly Card[], typed: string): Reading<Card> {
  const card = /^\d+$/.test(typed) ? hand[Number(typed)] : undefined;
  return card === undefined ? askAgain(text.cardNumber(hand.length - 1)) : understood(card);
}

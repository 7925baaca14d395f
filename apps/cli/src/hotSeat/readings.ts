import type { Card } from "@buck/engine";
import { hotSeatText as text } from "./hotSeatText.ts";

/** The meaning of a typed line, or the sentence to show before asking again. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

export function understood<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function askAgain(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}

export function readYesOrNo(typed: string): Reading<boolean> {
  if (typed === "y" || typed === "yes") return understood(true);
  return typed === "n" || typed === "no" ? understood(false) : askAgain(text.yesOrNo);
}

/** Reads the number of a card in the hand. The card may still be illegal. */
export function readCard(hand: readonly Card[], typed: string): Reading<Card> {
  const card = /^\d+$/.test(typed) ? hand[Number(typed)] : undefined;
  return card === undefined ? askAgain(text.cardNumber(hand.length - 1)) : understood(card);
}

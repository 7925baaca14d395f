import { effectiveSuit, followingCards, ledSuit } from "@buck/engine";
import type { Card, Position, Suit, Trick } from "@buck/engine";
import type { HotSeat } from "./hotSeat.ts";
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

interface Turn {
  readonly position: Position;
  readonly hand: readonly Card[];
  readonly trick: Trick;
  readonly trump: Suit | null;
}

/** Asks for a card until it is a legal one. */
export async function promptForCard(seat: HotSeat, { position, hand, trick, trump }: Turn): Promise<Card> {
  await seat.handOverTo(position);
  seat.showHand(position, hand, trump);
  const led = ledSuit(trick, trump);
  const first = trick.cards[0];
  const name = seat.nameOf(position);
  const last = hand.length - 1;
  if (led === null || first === undefined) {
    return seat.askUntil(text.lead(name, last), (typed) => readCard(hand, typed));
  }
  const canFollow = hand.some((card) => effectiveSuit(card, trump) === led);
  seat.printPrivate(text.ledCard(first.card));
  seat.printPrivate(canFollow ? text.mustFollow(led) : text.cannotFollow(led));
  const legal = followingCards(hand, { led, trump });
  return seat.askUntil(text.play(name, last), (typed): Reading<Card> => {
    const reading = readCard(hand, typed);
    return reading.ok && !legal.includes(reading.value) ? askAgain(text.illegalFollow(led)) : reading;
  });
}

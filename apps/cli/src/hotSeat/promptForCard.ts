import { effectiveSuit, followingCards, ledSuit } from "@buck/engine";
import type { Card, Position, Suit, Trick } from "@buck/engine";
import { hotSeatText as text } from "./hotSeatText.ts";
import type { HotSeat } from "./hotSeat.ts";
import { askAgain, readCard } from "./readings.ts";
import type { Reading } from "./readings.ts";

interface Turn {
  readonly position: Position;
  readonly hand: readonly Card[];
  readonly trick: Trick;
  readonly trump: Suit;
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

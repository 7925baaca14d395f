import { effectiveSuit, followingCards, ledSuit } from "@buck/engine";
import type { Card, Position, Suit, Trick } from "@buck/engine";
import { hotSeatWords as words } from "../words/hotSeat.ts";
import { askAgain } from "./hotSeat.ts";
import type { HotSeat, Reading } from "./hotSeat.ts";
import { readCard } from "./readings.ts";

interface Turn {
  readonly position: Position;
  readonly hand: readonly Card[];
  readonly trick: Trick;
  readonly trump: Suit;
}

/** Asks for a card to lead or to play until it is a legal one. The same in both games. */
export async function askForCard(seat: HotSeat, { position, hand, trick, trump }: Turn): Promise<Card> {
  await seat.faceTo(position);
  seat.showHand(position, hand, trump);
  const led = ledSuit(trick, trump);
  const first = trick.cards[0];
  const name = seat.nameOf(position);
  const last = hand.length - 1;
  if (led === null || first === undefined) {
    return seat.askUntil(words.lead(name, last), (typed) => readCard(hand, typed));
  }
  const canFollow = hand.some((card) => effectiveSuit(card, trump) === led);
  seat.whisper(words.ledCard(first.card));
  seat.whisper(canFollow ? words.mustFollow(led) : words.cannotFollow(led));
  const legal = followingCards(hand, { led, trump });
  return seat.askUntil(words.play(name, last), (typed): Reading<Card> => {
    const reading = readCard(hand, typed);
    return reading.ok && !legal.includes(reading.value) ? askAgain(words.illegalFollow(led)) : reading;
  });
}

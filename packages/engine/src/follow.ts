import { sameColour } from "./bowers.ts";
import { includesCard, suitName } from "./cards.ts";
import type { Card, Suit } from "./cards.ts";
import { followingCards, ledSuit } from "./trick.ts";
import type { Trick } from "./trick.ts";

/** A hand in front of a trick. */
export interface Following {
  readonly trick: Trick;
  readonly trump: Suit | null;
  readonly hand: readonly Card[];
}

export function playableFrom({ trick, trump, hand }: Following): readonly Card[] {
  return followingCards(hand, { led: ledSuit(trick, trump), trump });
}

/** The sentence for a card that does not follow suit, with the reason when the left bower is what misled. */
export function followSentence({ trick, trump, hand }: Following, card: Card): string {
  const led = ledSuit(trick, trump);
  if (led === null || trump === null) return "You must follow suit.";
  const asPrinted = followingCards(hand, { led: ledSuit(trick, null), trump: null });
  const reason = includesCard(asPrinted, card) ? `: ${leftBowerReminder(trump)}` : "";
  return `You must follow ${suitName(led)}${reason}.`;
}

function leftBowerReminder(trump: Suit): string {
  return `the jack of ${suitName(sameColour(trump))} is a ${suitName(trump).slice(0, -1)} now`;
}

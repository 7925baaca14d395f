import type { Card, Suit } from "@buck/engine";
import { highest } from "../highest.ts";
import { height, plainIn } from "./holding.ts";

/** The lowest card that is no trump; of six trumps the lowest, which is never a bower. */
export function chooseDiscard(hand: readonly Card[], trump: Suit): Card {
  const plain = plainIn(hand, trump);
  return lowest(plain.length > 0 ? plain : hand, trump);
}

export function lowest(cards: readonly Card[], trump: Suit): Card {
  return highest(cards, (card) => -height(card, trump));
}

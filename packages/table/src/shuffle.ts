import { FULL_DECK } from "@buck/engine";
import type { CardId } from "@buck/engine";
import type { Random } from "./ports.ts";

/** Every order of the cards is equally likely: Fisher and Yates. */
export function shuffledDeck(random: Random): readonly CardId[] {
  const deck = [...FULL_DECK];
  for (let undealt = deck.length; undealt > 1; undealt -= 1) {
    deck.push(...deck.splice(random.below(undealt), 1));
  }
  return deck;
}

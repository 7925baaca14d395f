import { FULL_DECK } from "@buck/engine";
import type { CardId } from "@buck/engine";

/** A number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

export const browserRandom: Random = (below) => {
  const limit = Math.floor(2 ** 32 / below) * below;
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < limit ? value % below : browserRandom(below);
};

export function shuffledDeck(random: Random): readonly CardId[] {
  const deck = [...FULL_DECK];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const pick = random(last + 1);
    const [a, b] = [deck[last], deck[pick]];
    if (a !== undefined && b !== undefined) [deck[last], deck[pick]] = [b, a];
  }
  return deck;
}

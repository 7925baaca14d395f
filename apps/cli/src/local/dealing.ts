import { POSITIONS } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { shuffled } from "./random.ts";
import type { Random } from "./random.ts";

/** Where the cards come from. */
export interface Dealing {
  readonly firstDealer: () => Position;
  readonly nextDeck: () => readonly CardId[];
}

export function shuffledDealing(random: Random): Dealing {
  return {
    firstDealer: () => POSITIONS[random(POSITIONS.length)] ?? 0,
    nextDeck: () => shuffled(random),
  };
}

/** The same pack in the same order for every hand, and player 0 deals first: nothing is left to chance. */
export function fixedDealing(deck: readonly CardId[]): Dealing {
  return { firstDealer: () => 0, nextDeck: () => deck };
}

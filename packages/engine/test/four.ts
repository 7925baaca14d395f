import { deckFor } from "../src/index.ts";
import type { CardId } from "../src/index.ts";

/** The seats and the deck of a game of four, in factory order. */
export const POSITIONS = [0, 1, 2, 3] as const;
export const CARDS = deckFor(POSITIONS.length);
export const FULL_DECK: readonly CardId[] = CARDS.map(({ id }) => id);

import { simRandom } from "@buck/authority/testing";
import { FULL_DECK } from "@buck/engine/testing";
import { shuffledDeck } from "./game.ts";
import { describe, expect, test } from "vitest";

const SHUFFLES = 24_000;

describe("a shuffled deck", () => {
  test("TABLE-DECK-1 has every card once", () => {
    expect(shuffledDeck(simRandom(1), 4).toSorted()).toEqual(FULL_DECK.toSorted());
    expect(shuffledDeck(simRandom(1), 4)).not.toEqual(FULL_DECK);
  });

  test("TABLE-DECK-1 has each card in each place about equally often", () => {
    const random = simRandom(7);
    const counts = FULL_DECK.map(() => FULL_DECK.map(() => 0));
    for (let round = 0; round < SHUFFLES; round += 1) {
      shuffledDeck(random, 4).forEach((card, place) => {
        const row = counts[FULL_DECK.indexOf(card)];
        if (row !== undefined) row[place] = (row[place] ?? 0) + 1;
      });
    }
    const expected = SHUFFLES / FULL_DECK.length;
    const chiSquare = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 529 degrees of freedom: 529 on average, beyond 660 less than once in ten thousand.
    expect(chiSquare).toBeLessThan(660);
    expect(chiSquare).toBeGreaterThan(410);
  });
});

import { CARDS } from "@buck/engine/testing";
import { beats, effectiveSuit, SUITS } from "@buck/engine";
import { expect, test } from "vitest";
import { hand } from "../../test/builders.ts";
import { cardAt, cardsIn, countBits, FULL_PACK, laneOf, lanesOf, packFrom, packOf, TRUMP } from "./lanes.ts";

const SETS = ["JS JC AS 9H 10D", "9S 10S QS KS AS", "JH JD", "AC", ""];

test.each(SUITS)("under %s every card has a bit of its own, and finds back", (trump) => {
  const index = SUITS.indexOf(trump);
  for (const card of CARDS) {
    const bit = lanesOf(packOf([card]), index);
    expect(countBits(bit)).toBe(1);
    expect(cardAt(bit, index)).toBe(card);
    expect(packFrom(bit, index)).toBe(packOf([card]));
  }
  expect(countBits(lanesOf(FULL_PACK, index))).toBe(CARDS.length);
  expect(cardsIn(TRUMP, index).map(({ id }) => id)).toHaveLength(7);
});

test.each(SETS)("a hand of %j is the same cards as a set", (shorts) => {
  for (const trump of SUITS.keys()) {
    const ids = cardsIn(lanesOf(packOf(hand(shorts)), trump), trump).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(
      hand(shorts)
        .map(({ id }) => id)
        .toSorted(),
    );
  }
});

test.each(SUITS)("under %s lanes and their order are the engine's suits and ranks", (trump) => {
  const index = SUITS.indexOf(trump);
  const bitOf = (card: (typeof CARDS)[number]) => lanesOf(packOf([card]), index);
  for (const led of CARDS) {
    for (const card of CARDS) {
      const isFollowing = effectiveSuit(card, trump) === effectiveSuit(led, trump);
      expect((bitOf(card) & laneOf(bitOf(led))) !== 0).toBe(isFollowing);
      const counts = bitOf(card) & (laneOf(bitOf(led)) | TRUMP);
      const context = { led: effectiveSuit(led, trump), trump };
      expect(counts > bitOf(led)).toBe(beats(card, led, context));
    }
  }
});

test("an empty set has no lane, and no card is a bug", () => {
  expect(laneOf(0)).toBe(0);
  expect(() => cardAt(0, 0)).toThrow(RangeError);
});

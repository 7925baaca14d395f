import { FULL_DECK } from "@buck/engine";
import { expect, test } from "vitest";
import { seeded, shuffled, trueRandom } from "./random.ts";

function draw(seed: string): readonly number[] {
  const random = seeded(seed);
  return Array.from({ length: 40 }, () => random(1000));
}

test("a seed gives the same numbers again, and another seed others", () => {
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
  // A change here changes every seeded game that people have noted.
  expect(draw("a").slice(0, 5)).toEqual([503, 48, 313, 340, 52]);
});

test("numbers stay below their limit and leave none out", () => {
  const random = seeded("limits");
  const drawn = new Set(Array.from({ length: 500 }, () => random(7)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.each([
  ["seeded", seeded("deck")],
  ["true", trueRandom],
])("a %s shuffle is each card once, in another order every time", (_, random) => {
  const deck = shuffled(random);
  expect(deck.toSorted()).toEqual(FULL_DECK.toSorted());
  expect(shuffled(random)).not.toEqual(deck);
});

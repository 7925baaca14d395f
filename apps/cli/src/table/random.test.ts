import { expect, test } from "vitest";
import { seeded } from "./random.ts";

function draw(seed: string): readonly number[] {
  const random = seeded(seed);
  return Array.from({ length: 40 }, () => random.below(1000));
}

test("a seed gives the same numbers again, and another seed others", () => {
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
  // A change here changes every seeded game that people have noted.
  expect(draw("a").slice(0, 5)).toEqual([503, 48, 313, 340, 52]);
});

test("numbers stay below their limit and leave none out", () => {
  const random = seeded("limits");
  const drawn = new Set(Array.from({ length: 500 }, () => random.below(7)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("ids are drawn, too, and look like every id at a table", () => {
  const random = seeded("ids");
  const ids = [random.id(), random.id()];
  expect(new Set(ids).size).toBe(2);
  expect(ids.join("")).toMatch(/^[\w-]{44}$/);
  expect(seeded("ids").id()).toBe(ids[0]);
});

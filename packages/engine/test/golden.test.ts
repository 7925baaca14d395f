import { expect, test } from "vitest";
import { digest } from "./golden/digest.ts";
import { GOLDEN } from "./golden/records.ts";
import { testGolden } from "./suites/golden.ts";

testGolden(GOLDEN);

test("a digest tells states apart that differ in one leaf, and not in the order of their fields", () => {
  expect(digest([{ a: 1, b: { c: 2 } }])).toBe(digest([{ b: { c: 2 }, a: 1 }]));
  expect(digest([{ a: 1, b: { c: 2 } }])).not.toBe(digest([{ a: 1, b: { c: 3 } }]));
});

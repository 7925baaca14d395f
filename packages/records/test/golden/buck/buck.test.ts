import { expect, test } from "vitest";
import { digest } from "../digest.ts";
import { testGolden } from "../suite.ts";
import { GOLDEN } from "./records.ts";

testGolden(GOLDEN);

test("a digest tells states apart that differ in one leaf, and not in the order of their fields", () => {
  expect(digest([{ a: 1, b: { c: 2 } }])).toBe(digest([{ b: { c: 2 }, a: 1 }]));
  expect(digest([{ a: 1, b: { c: 2 } }])).not.toBe(digest([{ a: 1, b: { c: 3 } }]));
});

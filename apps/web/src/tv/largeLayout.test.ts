import { expect, test } from "vitest";
import { fitsLarge } from "./largeLayout.ts";

test.each([
  ["(min-width: 900px) and (min-height: 561px), (min-width: 700px) and (min-height: 761px)", true],
  ["(max-height: 560px) and (min-width: 540px), (max-width: 899px)", false],
  ["(max-height: 739px) and (orientation: portrait)", false],
  ["(hover: hover)", null],
  ["(min-width: 900px) and (hover: hover)", null],
  ["(prefers-reduced-motion: reduce)", null],
  ["screen", null],
])("%s: on a large screen %s", (query, expected) => {
  expect(fitsLarge(query)).toBe(expected);
});

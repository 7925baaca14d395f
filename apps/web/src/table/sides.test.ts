import { expect, test } from "vitest";
import { positionAt, sideOf } from "./sides.ts";

test.each([
  [0, 0, "south"],
  [1, 0, "west"],
  [0, 3, "west"],
  [2, 1, "west"],
  [1, 3, "north"],
  [2, 3, "east"],
  [2, "spectator", "north"],
] as const)("seat %i is drawn for viewer %s in the %s", (position, viewer, side) => {
  expect(sideOf(position, viewer)).toBe(side);
  expect(positionAt(side, viewer)).toBe(position);
});

import { expect, test } from "vitest";
import { placeOf, seatsAround } from "./tableInfo.ts";

test.each([
  [0, 0, 4, 0],
  [1, 0, 4, 1],
  [0, 3, 4, 1],
  [1, 3, 4, 2],
  [2, 3, 4, 3],
  [2, "spectator", 4, 2],
  [0, 2, 3, 1],
  [0, 3, 6, 3],
] as const)("seat %i is seen by viewer %s of a table of %i at place %i", (position, viewer, seats, place) => {
  expect(placeOf(position, viewer, seats)).toBe(place);
});

test.each([
  [0, 4, [1, 2, 3]],
  [2, 4, [3, 0, 1]],
  ["spectator", 4, [1, 2, 3]],
  [1, 3, [2, 0]],
] as const)("around viewer %s of a table of %i sit %j", (viewer, seats, around) => {
  expect(seatsAround(viewer, seats)).toEqual(around);
});

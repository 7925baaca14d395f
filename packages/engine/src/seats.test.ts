import { expect, test } from "vitest";
import { clockwiseFrom, isPosition, leftOf, nextClockwise, othersClockwise, seatsFor } from "./seats.ts";

const seats = seatsFor(4);

test("BUCK-SEAT-1 four seats run clockwise, and after 3 comes 0", () => {
  expect(seats).toEqual([0, 1, 2, 3]);
  expect(seats.map((seat) => leftOf(seat, seats))).toEqual([1, 2, 3, 0]);
});

test.each([
  [0, [0, 1, 2, 3]],
  [1, [1, 2, 3, 0]],
  [2, [2, 3, 0, 1]],
  [3, [3, 0, 1, 2]],
] as const)("BUCK-SEAT-1 the seats clockwise from %i", (first, order) => {
  expect(clockwiseFrom(first, seats)).toEqual(order);
  expect(othersClockwise(first, seats)).toEqual(order.slice(1));
});

test.each([
  [0, true],
  [5, true],
  [6, false],
  [-1, false],
  [1.5, false],
  ["1", false],
  [null, false],
])("%j is a seat: %j", (value, expected) => {
  expect(isPosition(value)).toBe(expected);
});

test.each([
  { from: 0, wanted: [1, 2, 3], next: 1 },
  { from: 3, wanted: [2, 3], next: 2 },
  { from: 2, wanted: [2], next: 2 },
  { from: 1, wanted: [], next: null },
] as const)("the next of $wanted clockwise from $from is $next", ({ from, wanted, next }) => {
  expect(nextClockwise(from, seats, (seat) => wanted.some((one) => one === seat))).toBe(next);
});

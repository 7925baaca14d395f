import { expect, test } from "vitest";
import type { EveningGame } from "@buck/protocol";
import { Evening } from "./evening.ts";

const PEOPLE = ["Ann", "Ben", "Cat", "Dan"];
const game = (gameId: string, names: readonly string[]): EveningGame => ({
  gameId,
  game: "buck",
  names,
  points: [
    [1, 2, 0, -5],
    [0, 0, 3, 2],
  ],
});

test("an evening gives back its games as they were, whoever changed seats in between", () => {
  const swapped = ["Ben", "Ann", "Cat", "Dan"];
  const games = [
    game("one", PEOPLE),
    game("two", PEOPLE),
    game("three", swapped),
    game("four", swapped),
    game("five", PEOPLE),
  ];
  expect(Evening.of(games).games).toEqual(games);
});

test("an evening without games has none", () => {
  expect(Evening.of([]).games).toEqual([]);
});

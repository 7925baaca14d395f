import { describe, expect, test } from "vitest";
import { buck, euchre, GAME_NAMES, games, isGameName, withChance } from "../src/index.ts";
import { BUCK } from "./buck.ts";
import { EUCHRE } from "./euchre/euchre.ts";
import { someGames } from "./game.ts";
import { testContract } from "./suites/contract.ts";

describe("buck", () => {
  testContract(BUCK, someGames(BUCK, { count: 8, firstSeed: 4_100, stride: 37 }));
});

describe("euchre", () => {
  testContract(EUCHRE, someGames(EUCHRE, { count: 8, firstSeed: 4_200, stride: 37 }));
});

test("the list of games has every game under its name", () => {
  expect(GAME_NAMES).toEqual(["buck", "euchre"]);
  expect(games).toEqual({ buck, euchre });
  expect(["buck", "euchre", "bridge", "toString", 0, null].map(isGameName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("every option has its default among the values that a lobby offers", () => {
  for (const name of GAME_NAMES) {
    const { DEFAULT_OPTIONS, OPTION_VALUES } = games[name];
    const offered = new Map<string, readonly unknown[]>(Object.entries(OPTION_VALUES));
    for (const [option, value] of Object.entries(DEFAULT_OPTIONS))
      expect(offered.get(option)).toContain(value);
    expect(offered.size).toBe(Object.keys(DEFAULT_OPTIONS).length);
  }
});

test("chance is asked only where there is something to draw", () => {
  const asked: number[] = [];
  const chance = { deck: () => [], below: (count: number) => asked.push(count) };
  expect(withChance({ type: "CHOOSE_DEALER", chance: [2] }, chance)).toEqual({
    type: "CHOOSE_DEALER",
    dealerPosition: 2,
  });
  expect(asked).toEqual([]);
  expect(withChance({ type: "CHOOSE_DEALER", chance: [0, 1, 2, 3] }, chance)).toMatchObject({
    dealerPosition: 1,
  });
  expect(asked).toEqual([4]);
});

test.each([
  ["random", 0],
  ["seat0", 0],
  ["blackJack", null],
] as const)("who plays again with firstDealer %s has the dealer in seat %s", (firstDealer, dealer) => {
  expect(euchre.rematchDealer({ ...euchre.DEFAULT_OPTIONS, firstDealer })).toBe(dealer);
  expect(buck.rematchDealer()).toBeNull();
});

import { expect, test } from "vitest";
import type { euchre } from "../../src/index.ts";
import { testWholeGames } from "../suites/wholeGames.ts";
import { referee } from "./checker/referee.ts";
import { COMBINATIONS, TARGET_SCORES } from "./combinations.ts";
import { EUCHRE } from "./euchre.ts";
import { SITUATIONS } from "./situations.ts";
import { everyAction } from "./universe.ts";

testWholeGames(EUCHRE, referee, { gamesEach: 3, situations: SITUATIONS, universe: everyAction });

const pairsOf = (options: euchre.Options) => {
  const choices = Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .toSorted();
  return choices.flatMap((one, index) => choices.slice(index + 1).map((other) => `${one}, ${other}`));
};

test("each value of a house rule meets each value of every other", () => {
  const values = [TARGET_SCORES.length, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 4, 2, 2];
  const all = values.flatMap((count, index) => values.slice(index + 1).map((other) => count * other));
  const met = new Set(COMBINATIONS.flatMap(pairsOf));
  // Where nobody may go alone nobody must.
  expect(met.has("canadian true, goingAlone false")).toBe(false);
  expect(met.size).toBe(all.reduce((sum, count) => sum + count, 0) - 1);
});

test("every combination of the rules that change how a hand goes is there", () => {
  expect(COMBINATIONS).toHaveLength((2 ** 5 * 3 * 2 ** 2 * 3) / 4);
});

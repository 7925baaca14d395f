import { expect, test } from "vitest";
import { BUCK } from "./buck.ts";
import { referee } from "./checker/referee.ts";
import { SITUATIONS } from "./sightings.ts";
import { testWholeGames } from "./suites/wholeGames.ts";
import { everyAction } from "./universe.ts";

testWholeGames(BUCK, referee, { gamesEach: 1, situations: SITUATIONS, universe: everyAction });

test("there are as many combinations of house rules as there should be", () => {
  expect(BUCK.combinations).toHaveLength(192 * 4);
});

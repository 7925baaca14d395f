import { expect, test } from "vitest";
import { BUCK } from "./buck.ts";
import { referee } from "./checker/referee.ts";
import { SITUATIONS } from "./sightings.ts";
import { testWholeGames } from "./suites/wholeGames.ts";

testWholeGames(BUCK, referee, { gamesEach: 4, rematchEvery: 24, situations: SITUATIONS });

test("there are as many combinations of house rules as there should be", () => {
  expect(BUCK.combinations).toHaveLength(192);
});

import { expect, test } from "vitest";
import { fixtureFrame } from "../gallery/fixtures.ts";
import { DEFAULT_SETTINGS, parseSettings, SETTING_VALUES } from "./schema.ts";
import { parseStatistics, tally } from "./statistics.ts";

test.each([[null], ["dark"], [[]], [{ theme: "pink" }], [{ sound: "yes", nonsense: 1 }]])(
  "%j is replaced by the defaults",
  (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  },
);

test("what is known and allowed is kept", () => {
  expect(parseSettings({ theme: "light", sound: false, speed: "warp" })).toEqual({
    ...DEFAULT_SETTINGS,
    theme: "light",
    sound: false,
  });
});

test("the first value of each setting is its default", () => {
  const firsts = Object.fromEntries(Object.entries(SETTING_VALUES).map(([name, [first]]) => [name, first]));
  expect(firsts).toEqual(DEFAULT_SETTINGS);
});

test("statistics survive only as whole numbers", () => {
  expect(parseStatistics({ games: 3, wins: -1, hands: 1.5, evil: 9 })).toMatchObject({
    games: 3,
    wins: 0,
    hands: 0,
  });
});

test("a finished hand is counted for the viewer, and nothing else is", () => {
  const nothing = parseStatistics(null);
  const result = fixtureFrame("result");
  const watch = fixtureFrame("watch");
  if (result === null || watch === null) throw new Error("fixtures are missing");
  expect(tally(nothing, result.view, result.events)).toEqual({ ...nothing, hands: 1, tricks: 2 });
  expect(tally(nothing, result.view, [])).toBeNull();
  expect(tally(nothing, watch.view, result.events)).toBeNull();
});

test("a won game counts as both", () => {
  const over = fixtureFrame("over");
  if (over === null) throw new Error("fixture is missing");
  expect(tally(parseStatistics(null), over.view, over.events)).toMatchObject({ games: 1, wins: 1 });
});

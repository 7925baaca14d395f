import { expect, test, vi } from "vitest";
import { parseName, parsePlayerLook } from "./player.ts";
import { forgetOwnGame, parseOwnGames, rememberOwnGame, useOwnGames } from "./ownGames.ts";
import { parseTables, rememberTable } from "./recentTables.ts";
import { DEFAULT_PREFERENCES, parseSettings, SETTING_VALUES } from "./settings.ts";
import { addToStatistics, resetStatistics, parseStatistics, useStatistics } from "./statistics.ts";

test.each([[null], ["dark"], [[]], [{ theme: "pink" }], [{ sound: "yes", nonsense: 1 }]])(
  "%j is replaced by the defaults",
  (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_PREFERENCES);
  },
);

test("what is known and allowed is kept", () => {
  expect(parseSettings({ theme: "light", sound: false, speed: "warp" })).toEqual({
    ...DEFAULT_PREFERENCES,
    theme: "light",
    sound: false,
  });
});

test("the first value of each setting is its default", () => {
  const firsts = Object.fromEntries(Object.entries(SETTING_VALUES).map(([name, [first]]) => [name, first]));
  expect(firsts).toEqual(DEFAULT_PREFERENCES);
});

test.each([
  [{ look: { face: "owl", color: "plum" } }, { face: "owl", color: "plum" }],
  [{ look: { face: "dragon", color: "plum" } }, undefined],
  [{ look: { face: "owl" } }, undefined],
  ["owl", undefined],
  [null, undefined],
])("of the look %j %j is kept", (stored, look) => {
  expect(parsePlayerLook(stored)).toEqual({ look });
});

test("statistics survive only as whole numbers", () => {
  expect(parseStatistics({ games: 3, wins: -1, hands: 1.5, evil: 9 })).toMatchObject({
    games: 3,
    wins: 0,
    hands: 0,
  });
});

test("what a hand brings is added up and remembered", () => {
  resetStatistics();
  addToStatistics({ hands: 1, tricks: 2 });
  addToStatistics({ hands: 1, games: 1, wins: 1 });
  expect(useStatistics.getState()).toEqual({
    ...parseStatistics(null),
    hands: 2,
    tricks: 2,
    games: 1,
    wins: 1,
  });
});

test.each([
  ["  Ann  ", "Ann"],
  ["a\u0000b", "ab"],
  ["x".repeat(25), ""],
  [" ", ""],
  [7, ""],
])("the kept name %j is %j", (kept, name) => {
  expect(parseName(kept)).toBe(name);
});

test("own games are remembered once, the newest first, and only whole entries", () => {
  for (const gameId of ["a", "b", "a"]) rememberOwnGame({ gameId, code: "KXPM-2745" });
  expect(useOwnGames.getState().games.map(({ gameId }) => gameId)).toEqual(["a", "b"]);
  forgetOwnGame("b");
  const { games } = useOwnGames.getState();
  expect(parseOwnGames({ games: [...games, { gameId: 3 }, null] })).toEqual({ games });
});

test("only whole entries are remembered tables", () => {
  const good = { code: "KXPM-27", name: "Friday" };
  expect(parseTables([good, { code: 3 }, null, "x", { code: "", name: "y" }])).toEqual({ tables: [good] });
  expect(parseTables({ tables: [good] })).toEqual({ tables: [good] });
  expect(parseTables("KXPM-27")).toEqual({ tables: [] });
});

test("with the first seat the browser is asked to keep what is stored", () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true);
  vi.stubGlobal("navigator", { storage: { persist } });
  rememberTable({ code: "ACDE-FGHJ-2345", name: "Friday" });
  vi.unstubAllGlobals();
  expect(persist).toHaveBeenCalledOnce();
});

test("a browser without such a promise is asked nothing", () => {
  vi.stubGlobal("navigator", {});
  expect(() => rememberTable({ code: "ACDE-FGHJ-2345", name: "Friday" })).not.toThrow();
  vi.unstubAllGlobals();
});

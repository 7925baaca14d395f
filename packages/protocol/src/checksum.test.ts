import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { moments } from "../test/games.ts";
import { checksumOf } from "./checksum.ts";

test("it is FNV-1a of JSON with sorted keys", () => {
  // Of the bytes {"a":[1,null],"b":"x"}, by another program.
  expect(checksumOf({ b: "x", a: [1, null] })).toBe("92b2496e");
  expect(checksumOf({})).toBe("5465b825");
});

test("who sits in the seats does not matter, everything else does", () => {
  const player = { id: "p1", name: "Ann", connected: true, score: 3 };
  const check = checksumOf({ players: [player] });
  expect(checksumOf({ players: [{ ...player, name: "Ben", connected: false }] })).toBe(check);
  expect(checksumOf({ players: [{ ...player, score: 4 }] })).not.toBe(check);
});

test("all moments of a game differ, and travelling changes nothing", () => {
  const views = [...moments(5, buck.DEFAULT_OPTIONS)].map(({ state }) => buck.view(state, "spectator"));
  const different = new Set(views.map((view) => JSON.stringify(view)));
  const checks = new Set(views.map(checksumOf));
  expect(checks.size).toBe(different.size);
  expect(new Set(views.map((view) => checksumOf(JSON.parse(JSON.stringify(view)))))).toEqual(checks);
});

import { buck, euchre } from "@buck/engine";
import { expect, test } from "vitest";
import { euchreMoments } from "../test/euchreGames.ts";
import { moments } from "../test/games.ts";
import { checksumOf, fnv1a } from "./checksum.ts";
import { gameFrame } from "./games.ts";

/** Values that another program has found for these bytes. */
test.each([
  ["", "811c9dc5"],
  ["{}", "5465b825"],
  ['{"a":[1,null],"b":"x"}', "92b2496e"],
])("%s has its checksum", (text, check) => {
  expect(fnv1a(text)).toBe(check);
});

const BUCK = [...moments(5, buck.DEFAULT_OPTIONS)].map(({ state }) => buck.view(state, "spectator"));
const CLASSIC = [...euchreMoments(5, euchre.DEFAULT_OPTIONS)].map(({ state }) =>
  euchre.view(state, "spectator"),
);

const nameless = (view: object) => JSON.stringify(view).replaceAll(/"name":"[^"]*"/g, "");
const travelled = (game: string, view: object) =>
  gameFrame.parse(JSON.parse(JSON.stringify({ game, view, events: [] }))).view;

test("who sits in the seats does not matter, everything else does", () => {
  const [first, second] = BUCK.slice(-2);
  if (first === undefined || second === undefined) throw new Error("a game has more than two moments");
  const players = first.players.map((player) => ({ ...player, name: "Zoe", connected: false }));
  expect(checksumOf({ ...first, players })).toBe(checksumOf(first));
  expect(checksumOf(second)).not.toBe(checksumOf(first));
  expect(checksumOf({ ...first, round: first.round + 1 })).not.toBe(checksumOf(first));
});

test("all moments of a game differ, and travelling changes nothing", () => {
  expect(new Set(BUCK.map(checksumOf)).size).toBe(new Set(BUCK.map(nameless)).size);
  for (const view of BUCK) expect(checksumOf(travelled("buck", view))).toBe(checksumOf(view));
  for (const view of CLASSIC) expect(checksumOf(travelled("euchre", view))).toBe(checksumOf(view));
});

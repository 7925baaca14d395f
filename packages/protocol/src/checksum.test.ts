import { buck, CARDS, euchre } from "@buck/engine";
import { expect, test } from "vitest";
import { EUCHRE_RULES, euchreMoments } from "../test/euchreGames.ts";
import { COMBINATIONS, moments } from "../test/games.ts";
import { checksumOf, fnv1a } from "./checksum.ts";
import { shortName } from "./cards.ts";
import { gameFrame } from "./games.ts";
import { publicText } from "./publicText.ts";

/** Values that another program has found for these bytes. */
test.each([
  ["", "811c9dc5"],
  ["{}", "5465b825"],
  ['{"a":[1,null],"b":"x"}', "92b2496e"],
])("%s has its checksum", (text, check) => {
  expect(fnv1a(text)).toBe(check);
});

const LEFT_OUT = new Set(["viewer", "options", "name", "connected"]);
const SHORT = new Map<unknown, string>(CARDS.map((card) => [card.id, shortName(card)]));

/** As docs/protocol.md says it. */
function inWords(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if ("id" in value && SHORT.has(value.id)) return SHORT.get(value.id) ?? "";
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([name, part]) => (LEFT_OUT.has(name) ? [] : [part]));
  return `[${parts.map(inWords).join(",")}]`;
}

const travelled = (game: string, view: object) =>
  gameFrame.parse(JSON.parse(JSON.stringify({ game, view, events: [] }))).view;

/** Some of all combinations of rules. */
const some = <Rules>(all: readonly Rules[]) =>
  all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);

const BUCK = some(COMBINATIONS).flatMap((options, seed) =>
  [...moments(seed, options)].map(({ state }) => buck.view(state, "spectator")),
);
const CLASSIC = some(EUCHRE_RULES).flatMap((options, seed) =>
  [...euchreMoments(seed, options)].map(({ state }) => euchre.view(state, "spectator")),
);

test("what a checksum is made of has every value of the view, in their order", () => {
  for (const view of BUCK) expect(publicText("buck", view)).toBe(inWords(view));
  for (const view of CLASSIC) expect(publicText("euchre", view)).toBe(inWords(view));
});

test("who sits in the seats does not matter, everything else does", () => {
  const [first, second] = BUCK.slice(-2);
  if (first === undefined || second === undefined) throw new Error("a game has more than two moments");
  const players = first.players.map((player) => ({ ...player, name: "Zoe", connected: false }));
  expect(checksumOf("buck", { ...first, players })).toBe(checksumOf("buck", first));
  expect(checksumOf("buck", second)).not.toBe(checksumOf("buck", first));
  expect(checksumOf("buck", { ...first, round: first.round + 1 })).not.toBe(checksumOf("buck", first));
});

test("all moments of games differ, and travelling changes nothing", () => {
  expect(new Set(BUCK.map((view) => checksumOf("buck", view))).size).toBe(new Set(BUCK.map(inWords)).size);
  for (const view of BUCK.slice(0, 300)) {
    expect(publicText("buck", view)).toBe(inWords(travelled("buck", view)));
  }
  for (const view of CLASSIC.slice(0, 300)) {
    expect(publicText("euchre", view)).toBe(inWords(travelled("euchre", view)));
  }
});

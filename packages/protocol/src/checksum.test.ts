import { buck, CARDS, euchre } from "@buck/engine";
import { expect, test } from "vitest";
import { EUCHRE_RULES, euchreMoments } from "../test/euchreGames.ts";
import { COMBINATIONS, moments } from "../test/games.ts";
import { checksumOf } from "./checksum.ts";
import { shortName } from "./cards.ts";
import { Fnv1a } from "./fnv1a.ts";
import { gameFrame } from "./games.ts";

/** Values that another program has found for these bytes. */
test.each([
  ["", "811c9dc5"],
  ["{}", "5465b825"],
  ['{"a":[1,null],"b":"x"}', "92b2496e"],
])("%s has its checksum", (text, check) => {
  expect(fnv1a(text)).toBe(check);
});

function fnv1a(text: string): string {
  const sum = new Fnv1a();
  sum.add(text);
  return sum.hex;
}

test("it does not matter in which pieces a text is added", () => {
  const sum = new Fnv1a();
  for (const piece of ["", '{"a":[1', ',null],"b"', ":", '"x"}']) sum.add(piece);
  expect(sum.hex).toBe("92b2496e");
});

const LEFT_OUT = new Set(["viewer", "options", "name", "connected"]);
const SHORT = new Map<unknown, string>(CARDS.map((card) => [card.id, shortName(card)]));

/** As docs/protocol.md says it. */
function inWords(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if ("id" in value && SHORT.has(value.id)) return SHORT.get(value.id) ?? "";
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([name, part]) => (LEFT_OUT.has(name) ? [] : [told(name, part)]));
  return `[${parts.map(inWords).join(",")}]`;
}

const told = (name: string, part: unknown): unknown =>
  name === "scoreSheet" && Array.isArray(part) ? part.slice(-1) : part;

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

test("what a checksum is made of has the values of the view, in their order", () => {
  for (const view of BUCK) expect(checksumOf("buck", view)).toBe(fnv1a(inWords(view)));
  for (const view of CLASSIC) expect(checksumOf("euchre", view)).toBe(fnv1a(inWords(view)));
});

test("who sits in the seats does not matter, everything else does", () => {
  const [first, second] = BUCK.slice(-2);
  if (first === undefined || second === undefined) throw new Error("a game has more than two moments");
  const players = first.players.map((player) => ({ ...player, name: "Zoe", connected: false }));
  expect(checksumOf("buck", { ...first, players })).toBe(checksumOf("buck", first));
  expect(checksumOf("buck", second)).not.toBe(checksumOf("buck", first));
  expect(checksumOf("buck", { ...first, round: first.round + 1 })).not.toBe(checksumOf("buck", first));
});

test("the newest row of the score sheet is told, and no other", () => {
  const view = BUCK.findLast(({ scoreSheet }) => scoreSheet.length > 1);
  if (view === undefined) throw new Error("a game has more than one hand");
  const changed = (index: number) => {
    const row = view.scoreSheet.at(index);
    if (row === undefined) throw new Error("there is such a row");
    return { ...view, scoreSheet: view.scoreSheet.with(index, { ...row, round: row.round + 1 }) };
  };
  expect(checksumOf("buck", changed(-2))).toBe(checksumOf("buck", view));
  expect(checksumOf("buck", changed(-1))).not.toBe(checksumOf("buck", view));
});

test("all moments of games differ, and travelling changes nothing", () => {
  expect(new Set(BUCK.map((view) => checksumOf("buck", view))).size).toBe(new Set(BUCK.map(inWords)).size);
  for (const view of BUCK.slice(0, 300)) {
    expect(checksumOf("buck", view)).toBe(fnv1a(inWords(travelled("buck", view))));
  }
  for (const view of CLASSIC.slice(0, 300)) {
    expect(checksumOf("euchre", view)).toBe(fnv1a(inWords(travelled("euchre", view))));
  }
});

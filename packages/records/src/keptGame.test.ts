import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decodeGames, encodeGames, readKeptGame } from "./keptGame.ts";
import type { GameToKeep } from "./keptGame.ts";

const NAMES = ["Ann", "Bob", "Cleo", "Otis"];

/** A golden game as a server tells it. */
function finished(name: string, more: object = {}): GameToKeep {
  const file = new URL(`../test/golden/${name}.record.json`, import.meta.url);
  const record: { actions: readonly object[] } = JSON.parse(readFileSync(file, "utf8"));
  const told = {
    ...record,
    gameId: "g".repeat(22),
    players: NAMES.map((name, position) => ({ position, name, kind: position === 3 ? "bot" : "person" })),
    times: record.actions.map((_, index) => 1_000_000 + index * 1_000),
    ...more,
  };
  return { text: JSON.stringify(told), seat: 0, isPractice: false };
}

function kept(name: string) {
  const read = readKeptGame(finished(name));
  if (!read.ok) throw new Error(read.code);
  return read.kept;
}

describe.each([
  ["buck/normal", "buck"],
  ["buck/everybody-folds", "buck"],
  ["buck/tie-break", "buck"],
  ["euchre/whos-deal", "euchre"],
  ["euchre/command-line", "euchre"],
  ["euchre/euchre-cli", "euchre"],
])("the summary of %s", (name, game) => {
  const { summary, ...rest } = kept(name);
  const { options }: { options: { startScore?: number } } = JSON.parse(finished(name).text);
  const { startScore = 0 } = options;

  test("says who played what, and when", () => {
    expect(rest).toMatchObject({ game, startedAt: 1_000_000, seat: 0, isPractice: false });
    expect(rest.endedAt).toBeGreaterThan(rest.startedAt);
    expect(rest.players).toEqual(NAMES.map((each) => ({ name: each, isPerson: each !== "Otis" })));
  });

  test("adds up: tricks of all hands, bids that were made or set, points to the final scores", () => {
    const { points, seats, places } = summary;
    const sum = (of: (seat: (typeof seats)[number]) => number) =>
      seats.reduce((all, seat) => all + of(seat), 0);
    expect(sum(({ tricks }) => tricks)).toBe(points.length * 5);
    expect(sum(({ bids }) => bids)).toBeLessThanOrEqual(points.length);
    for (const { bids, made, sets } of seats) expect(bids - made).toBeLessThanOrEqual(sets);
    for (const { positions, score } of places) {
      const [position = 0] = positions;
      const gained = points.reduce((all, hand) => all + (hand[position] ?? 0), 0);
      expect(score).toBe(game === "buck" ? startScore - gained : gained);
    }
  });
});

test("a bidder whom everybody else leaves alone has taken five tricks and made the bid", () => {
  const { seats } = kept("buck/everybody-folds").summary;
  expect(seats.some(({ bids, made, tricks }) => bids > 0 && made === bids && tricks >= 5)).toBe(true);
  expect(seats.reduce((all, { folds }) => all + folds, 0)).toBeGreaterThanOrEqual(3);
});

test.each([
  ["NOT_JSON", { text: "{" }],
  ["INCOMPLETE", finished("buck/normal", { players: [] })],
  ["INCOMPLETE", finished("buck/normal", { times: ["now"] })],
  ["INCOMPLETE", finished("buck/normal", { gameId: "../etc" })],
  ["NOT_OVER", finished("buck/normal", { actions: [] })],
  ["TOO_LARGE", { text: " ".repeat(500_001) }],
])("%s is refused", (code, game) => {
  expect(readKeptGame({ seat: 0, isPractice: false, ...game })).toMatchObject({ ok: false, code });
});

test("games survive being written into one file and read", () => {
  const games = [
    finished("buck/normal"),
    { ...finished("euchre/whos-deal"), seat: 2, isPractice: true } as const,
  ];
  expect(decodeGames(encodeGames(games))).toEqual(games);
  expect(decodeGames(encodeGames([]))).toEqual([]);
});

test.each([
  "",
  "[]",
  '{"format":"buck-euchre-record"}',
  '{"format":"buck-euchre-games","version":2,"games":[]}',
  '{"format":"buck-euchre-games","version":1,"games":[{"seat":6,"isPractice":false,"record":{}}]}',
  '{"format":"buck-euchre-games","version":1,"games":[{"seat":0,"isPractice":false,"record":[]}]}',
  '{"format":"buck-euchre-games","version":1,"games":[],"more":1}',
])("%s is no file of games", (text) => {
  expect(decodeGames(text)).toBeNull();
});

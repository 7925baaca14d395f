import { describe, expect, test } from "vitest";
import { asideIn, NightHistory, peopleIn } from "./history.ts";
import type { PlayedRound } from "./ladder.ts";
import type { NightShape } from "./layout.ts";
import { nextRound } from "./schedule.ts";
import { seededRandom } from "./seededRandom.ts";

const ROUNDS = 12;
const NUMBERS = Array.from({ length: 28 }, (_, index) => index + 5);

const group = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`);

const CLASSIC: NightShape = { game: "euchre", seatsAtTable: 4, movement: "mix", bots: "sitOut" };
const CLASSIC_BOTS: NightShape = { ...CLASSIC, bots: "fill" };
const BUCK: NightShape = { game: "buck", seatsAtTable: 4, movement: "mix", bots: "sitOut" };
const BUCK_SAME: NightShape = { ...BUCK, movement: "sameCards" };
const BUCK_SAME_BOTS: NightShape = { ...BUCK_SAME, bots: "fill" };

interface Night {
  readonly rounds: readonly PlayedRound[];
  readonly slowestMs: number;
}

/** Who wins is drawn. */
function played(shape: NightShape, peopleOf: (round: number) => readonly string[], seed = 1): Night {
  const below = seededRandom(seed + 100);
  const rounds: PlayedRound[] = [];
  let slowestMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const next = nextRound({ ...shape, people: peopleOf(round), past: rounds, seed });
    slowestMs = Math.max(slowestMs, performance.now() - began);
    const points = next.tables.map(({ seats }) => scoresOf(shape, seats.length, below));
    rounds.push({ ...next, points });
  }
  return { rounds, slowestMs };
}

function scoresOf({ game }: NightShape, seats: number, below: (below: number) => number): readonly number[] {
  const scores = Array.from({ length: seats }, () => below(15));
  return game === "buck" ? scores : scores.map((_, position) => scores[position % 2] ?? 0);
}

/** What somebody at the table would complain about, after every round from the third on. */
function complaints(
  { game }: NightShape,
  people: readonly string[],
  rounds: readonly PlayedRound[],
): readonly string[] {
  const hasPartners = game === "euchre";
  return rounds.flatMap((round, index) => {
    const before = new NightHistory(people, rounds.slice(0, index), hasPartners);
    const after = new NightHistory(people, rounds.slice(0, index + 1), hasPartners);
    const aside = people.map((_, who) => after.timesAside(who));
    const isOwed = aside.includes(0);
    const again = asideIn(round, hasPartners).filter((id) => before.wasAside(people.indexOf(id)));
    const said = [
      Math.max(...aside) - Math.min(...aside) > 1 ? "sit-outs differ" : "",
      isOwed && again.length > 0 ? `${again.join()} sat out twice running` : "",
      hasPartners && after.repeats() > 0 ? "a partner came back too soon" : "",
      new Set(peopleIn(round)).size === people.length && peopleIn(round).length === people.length
        ? ""
        : "not everybody is there",
    ];
    return said.filter((text) => text !== "").map((text) => `round ${index + 1}: ${text}`);
  });
}

/** The widest difference of meetings after 3 and more rounds. */
function widest(people: readonly string[], rounds: readonly PlayedRound[]): number {
  const spreads = rounds.map((_, index) =>
    new NightHistory(people, rounds.slice(0, index + 1), false).spread(),
  );
  return Math.max(...spreads.slice(2));
}

describe.each([
  ["classic, people sit out", CLASSIC, [7, 9, 10, 11, 13]],
  ["classic, bots fill up", CLASSIC_BOTS, [6, 10, 11]],
  ["Buck Euchre", BUCK, []],
  ["Buck Euchre with the same cards", BUCK_SAME, [6]],
  ["Buck Euchre with the same cards and bots", BUCK_SAME_BOTS, [6]],
] as const)("%s", (_, shape, uneven: readonly number[]) => {
  test.each(NUMBERS)("%i people over 3 to 12 rounds", (count) => {
    const people = group(count);
    const { rounds } = played(shape, () => people);
    expect(complaints(shape, people, rounds)).toEqual([]);
    expect(widest(people, rounds)).toBeLessThanOrEqual(uneven.includes(count) ? 3 : 2);
  });
});

test("classic Euchre comes close to a perfect whist table", () => {
  // In a whist tournament everybody partners everybody once and meets everybody three times.
  const table = [5, 8, 9, 12].map((count) => {
    const people = group(count);
    const { rounds } = played(CLASSIC, () => people);
    const whist = rounds.slice(0, count % 4 === 0 ? count - 1 : count);
    const history = new NightHistory(people, whist, true);
    const pairs = people.flatMap((_, a) => people.slice(0, a).map((__, b) => [a, b] as const));
    const partnered = new Set(pairs.map(([a, b]) => history.timesPartnered(a, b)));
    return { count, partnered: [...partnered], spread: history.spread() };
  });
  expect(table).toEqual([
    { count: 5, partnered: [1], spread: 0 },
    { count: 8, partnered: [1], spread: expect.toSatisfy((spread: number) => spread <= 2) },
    { count: 9, partnered: [1], spread: expect.toSatisfy((spread: number) => spread <= 3) },
    { count: 12, partnered: [1], spread: expect.toSatisfy((spread: number) => spread <= 2) },
  ]);
});

describe("whatever the movement", () => {
  const shapes = [CLASSIC, CLASSIC_BOTS, BUCK, BUCK_SAME].flatMap((shape) => [
    shape,
    { ...shape, movement: "ladder" as const },
  ]);

  test.each(shapes)("$game $movement $bots: the same seed gives the same night", (shape) => {
    const people = group(10);
    expect(played(shape, () => people, 3)).toMatchObject({ rounds: played(shape, () => people, 3).rounds });
    expect(played(shape, () => people, 4).rounds).not.toEqual(played(shape, () => people, 3).rounds);
  });

  test.each(shapes)("$game $movement $bots: people who come late and leave have a seat", (shape) => {
    const everybody = group(12);
    const peopleOf = (round: number) =>
      round < 3 ? everybody.slice(0, 9) : round < 7 ? everybody : everybody.slice(2);
    const { rounds } = played(shape, peopleOf);
    for (const [index, round] of rounds.entries())
      expect(sorted(peopleIn(round))).toEqual(sorted(peopleOf(index)));
    const sitsOut = rounds.slice(3, 6).flatMap((round) => round.sitsOut);
    expect(new Set(sitsOut).size).toBe(sitsOut.length);
  });
});

test.each([
  ["alone", 1, CLASSIC, [[3, 1]]],
  ["two", 2, CLASSIC, [[2, 2]]],
  ["two", 2, BUCK, [[1, 2]]],
  [
    "seven in Buck Euchre, where no table needs a bot",
    7,
    { ...BUCK, bots: "fill" as const },
    [
      [0, 4],
      [0, 3],
    ],
  ],
])("bots sit down with %s", (_, count, shape, expected) => {
  const { tables } = nextRound({ ...shape, people: group(count), past: [], seed: 1 });
  const seen = tables.map(({ seats }) => [
    seats.filter((id) => id === null).length,
    seats.filter((id) => id !== null).length,
  ]);
  expect(seen).toEqual(expected);
});

function sorted(seats: readonly (string | null | undefined)[]): readonly string[] {
  return seats.map(String).toSorted((a, b) => a.localeCompare(b));
}

describe("up and down the ladder", () => {
  test("in classic Euchre winners go up, losers down, and partners change", () => {
    const seats = [
      ["a", "b", "c", "d"],
      ["e", "f", "g", "h"],
      ["i", "j", "k", "l"],
    ];
    const past: PlayedRound = {
      tables: seats.map((table) => ({ seats: table })),
      sitsOut: [],
      points: [
        [5, 3, 5, 3],
        [1, 7, 1, 7],
        [6, 2, 6, 2],
      ],
    };
    const shape = { ...CLASSIC, movement: "ladder" as const };
    const { tables } = nextRound({ ...shape, people: seats.flat(), past: [past], seed: 5 });
    expect(tables.map(({ seats }) => sorted(seats))).toEqual([
      ["a", "c", "f", "h"],
      ["b", "d", "i", "k"],
      ["e", "g", "j", "l"],
    ]);
    for (const {
      seats: [a, b, c, d],
    } of tables) {
      expect(["ac", "fh", "bd", "ik", "eg", "jl"]).not.toContain(sorted([a, c]).join(""));
      expect(["ac", "fh", "bd", "ik", "eg", "jl"]).not.toContain(sorted([b, d]).join(""));
    }
  });

  test("in Buck Euchre the best goes up and the last goes down", () => {
    const seats = [
      ["a", "b", "c", "d"],
      ["e", "f", "g", "h"],
    ];
    const past: PlayedRound = {
      tables: seats.map((table) => ({ seats: table })),
      sitsOut: [],
      points: [
        [9, 3, 5, 1],
        [1, 7, 2, 3],
      ],
    };
    const shape = { ...BUCK, movement: "ladder" as const };
    const { tables } = nextRound({ ...shape, people: seats.flat(), past: [past], seed: 5 });
    expect(tables.map(({ seats }) => sorted(seats))).toEqual([
      ["a", "b", "c", "f"],
      ["d", "e", "g", "h"],
    ]);
  });
});

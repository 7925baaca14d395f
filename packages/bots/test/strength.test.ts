import { expect, test } from "vitest";
import { runJob } from "../bench/arena/contest.ts";
import type { Contest, Measure } from "../bench/arena/contest.ts";
import { estimate, joinResults, tableOf } from "../bench/arena/report.ts";
import { seeded } from "./chance.ts";
import { everywhere, playGame } from "./games.ts";
import { COMBINATIONS } from "./options.ts";

const MOST_HANDS = 200;

async function mean(contest: Pick<Contest, "game" | "player" | "others">, measure: Measure, count: number) {
  const job = { contest: { ...contest, options: {}, seeds: "tuning" }, measure, from: 0, count } as const;
  return estimate((await runJob(job)).samples).mean;
}

test("medium takes clearly more points a hand than an easy bot in its place", async () => {
  expect(await mean({ game: "buck", player: "medium", others: "easy" }, "hands", 100)).toBeGreaterThan(0.8);
});

test("medium wins most games against three easy bots, and seldom the other way around", async () => {
  expect(await mean({ game: "buck", player: "medium", others: "easy" }, "games", 20)).toBeGreaterThan(0.7);
  expect(await mean({ game: "buck", player: "easy", others: "medium" }, "games", 20)).toBeLessThan(0.1);
});

test("who plays as the others do gains nothing", async () => {
  expect(await mean({ game: "euchre", player: "medium", others: "medium" }, "hands", 20)).toBe(0);
  expect(await mean({ game: "euchre", player: "medium", others: "medium" }, "games", 10)).toBe(0.5);
});

test("the table shows every finding with its interval", async () => {
  const contest = { game: "buck", player: "medium", others: "easy", options: {}, seeds: "tuning" } as const;
  const parts = [0, 5].map((from) => runJob({ contest, measure: "hands", from, count: 5 }));
  const result = joinResults(await Promise.all(parts));
  expect(result.samples).toEqual((await runJob({ contest, measure: "hands", from: 0, count: 10 })).samples);
  const findings = [{ contest, measure: "hands", result }] as const;
  expect(tableOf(findings)).toMatch(
    /\| buck \| medium \| easy \| \+\d\.\d+ ± \d\.\d+ points a hand \| 10 deals \|/,
  );
});

test.each([
  ["games", "wins 25.0 %"],
  ["hands", "+0.250 points a hand"],
] as const)("a single sample of %s has no interval", (measure, told) => {
  const contest = { game: "buck", player: "medium", others: "easy", options: {}, seeds: "tuning" } as const;
  const findings = [{ contest, measure, result: { samples: [0.25], decisions: 1, total: 1, longest: 1 } }];
  expect(tableOf(findings)).toContain(`| ${told} |`);
});

test("games among four medium bots end, under every combination of house rules", () => {
  for (const [seed, options] of COMBINATIONS.entries()) {
    const random = seeded(3_001 + seed);
    const { gameOver, round } = playGame({ seats: everywhere("medium"), random, options }, MOST_HANDS);
    expect({ seed, options, gameOver, round }).toMatchObject({ gameOver: true });
  }
});

/** Who bids on the others' fear is set again and again by others who do the same: such a game never ends. */
test.each([1, 2])("a game among four bots that search ends (%i)", (seed) => {
  const { gameOver, round } = playGame({ seats: everywhere("hard"), random: seeded(seed * 77) }, MOST_HANDS);
  expect({ gameOver, round }).toMatchObject({ gameOver: true });
});

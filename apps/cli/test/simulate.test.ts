import { expect, test } from "vitest";
import { runInProcess } from "./support/inProcess.ts";

const SERIES = [
  "simulate",
  "euchre",
  "--games",
  "20",
  "--bots",
  "medium,easy,medium,easy",
  "--seed",
  "s",
  "--json",
];

async function json(args: readonly string[]): Promise<Record<string, unknown>> {
  const { exitCode, out, err } = await runInProcess(args);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
  return JSON.parse(out) as Record<string, unknown>;
}

test("the same seed gives the same series, byte for byte", async () => {
  const first = await runInProcess(SERIES);
  expect(await runInProcess(SERIES)).toEqual(first);
  const other = SERIES.with(SERIES.indexOf("s"), "t");
  expect((await runInProcess(other)).out).not.toBe(first.out);
});

test("wins and results add up to the games and hands", async () => {
  const { games, hands, seats, counts } = (await json(SERIES)) as {
    games: number;
    hands: number;
    seats: readonly { wins: number; level: string }[];
    counts: Record<"made" | "march" | "loneMarch" | "euchred" | "passedOut", number | undefined>;
  };
  expect(games).toBe(20);
  expect(seats.map(({ level }) => level)).toEqual(["medium", "easy", "medium", "easy"]);
  expect((seats[0]?.wins ?? 0) + (seats[1]?.wins ?? 0)).toBe(20);
  const { made = 0, march = 0, loneMarch = 0, euchred = 0, passedOut = 0 } = counts;
  expect(made + march + loneMarch + euchred + passedOut).toBe(hands);
});

async function winsIn(games: string): Promise<readonly number[]> {
  const { seats } = (await json(SERIES.with(3, games))) as { seats: readonly { wins: number }[] };
  return seats.map(({ wins }) => wins);
}

test("a game is the same game in a longer series", async () => {
  const one = await winsIn("1");
  const two = await winsIn("2");
  for (const [seat, wins] of one.entries()) expect(two[seat]).toBeGreaterThanOrEqual(wins);
});

test("house rules are played: from 25 it takes longer than from 15", async () => {
  const usual = await json(["simulate", "--games", "5", "--seed", "s", "--json"]);
  const longer = await json([
    "simulate",
    "--games",
    "5",
    "--seed",
    "s",
    "--json",
    "--rule",
    "start-score=25",
  ]);
  expect(longer["handsPerGame"]).toBeGreaterThan(Number(usual["handsPerGame"]));
});

test("for people it says who won how often", async () => {
  const { out } = await runInProcess(["simulate", "--games", "3", "--seed", "s"]);
  expect(out).toMatch(/^3 games of Buck Euchre, seed s\n\d+ hands, \d+\.\d a game; /);
  expect(out.match(/^ {2}seat \d {2}medium .* won .* % \+\/- .* %/gm)).toHaveLength(4);
});

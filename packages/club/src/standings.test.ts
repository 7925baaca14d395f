import type { ClubResult } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { ratings } from "./rating.ts";
import type { ResultSeat } from "./results.ts";
import { thisEvening, thisSeason } from "./seasons.ts";
import { pointsPerHand, standings } from "./standings.ts";

const HOUR = 60 * 60 * 1000;
const bot: ResultSeat = { kind: "bot", level: "hard" };
const seatOf = (name: string): ResultSeat => (name === "bot" ? bot : { kind: "member", memberId: name });

/** The points of each hand, by position; whoever has most has won. */
function buckGame(names: string, points: readonly (readonly number[])[], endedAt = 0): ClubResult {
  const seats = names.split(" ").map(seatOf);
  const sums = seats.map((_, position) => points.reduce((sum, row) => sum + (row[position] ?? 0), 0));
  const places = sums.map((sum) => 1 + sums.filter((other) => other > sum).length);
  return {
    gameId: `g${endedAt}`,
    game: "buck",
    endedAt,
    seats,
    places,
    points,
    loners: seats.map(() => 0),
    hasRecord: true,
  };
}

function classicGame(
  names: string,
  winners: 0 | 1,
  endedAt = 0,
  loners: readonly number[] = [0, 0, 0, 0],
): ClubResult {
  const seats = names.split(" ").map(seatOf);
  const row = seats.map((_, position) => (position % 2 === winners ? 2 : 0));
  return {
    gameId: `g${endedAt}`,
    game: "euchre",
    endedAt,
    seats,
    places: row.map((won) => (won > 0 ? 1 : 2)),
    points: [row],
    loners,
    hasRecord: true,
  };
}

describe("standings", () => {
  test("wins first, then points a hand", () => {
    const rows = standings([
      buckGame(
        "ann ben cleo",
        [
          [3, 1, 1],
          [2, 2, 1],
        ],
        1,
      ),
      buckGame("ann ben cleo", [[1, 4, 0]], 2),
      buckGame("ann ben bot", [[0, 5, 0]], 3),
    ]);
    expect(
      rows.map(({ memberId, games, wins, hands, points }) => [memberId, games, wins, hands, points]),
    ).toEqual([
      ["ben", 3, 2, 4, 12],
      ["ann", 3, 1, 4, 6],
      ["cleo", 2, 0, 3, 2],
    ]);
    expect(rows.map(pointsPerHand)).toEqual([3, 1.5, 2 / 3]);
  });

  test("games that are no longer kept one by one still count", () => {
    const old = { memberId: "cleo", games: 40, wins: 30, hands: 200, points: 300, loners: 4 };
    const more = { ...old, games: 2, wins: 1, hands: 10, points: 10, loners: 0 };
    const [cleo, ben] = standings([buckGame("ann ben cleo", [[1, 4, 0]])], [old, more]);
    expect(cleo).toMatchObject({ memberId: "cleo", games: 43, wins: 31, hands: 211, points: 310, loners: 4 });
    expect(ben).toMatchObject({ memberId: "ben", games: 1, wins: 1 });
  });

  test("a game with one member counts for nothing", () => {
    expect(standings([buckGame("ann bot bot", [[5, 0, 0]])])).toEqual([]);
    expect(ratings([buckGame("ann bot bot", [[5, 0, 0]])], "buck")).toEqual([]);
  });

  test("records: the longest run, the biggest comeback, loners", () => {
    const rows = standings([
      classicGame("ann ben cleo dan", 0, 1, [2, 0, 0, 0]),
      classicGame("ann ben cleo dan", 0, 2),
      classicGame("ann ben cleo dan", 1, 3, [0, 1, 0, 0]),
      classicGame("ann ben cleo dan", 0, 4),
      buckGame(
        "ann ben",
        [
          [0, 9],
          [10, 0],
        ],
        5,
      ),
    ]);
    const ann = rows.find(({ memberId }) => memberId === "ann");
    expect(ann).toMatchObject({ games: 5, wins: 4, loners: 2, longestRun: 2, biggestComeback: 9 });
    expect(rows.find(({ memberId }) => memberId === "ben")).toMatchObject({ loners: 1, biggestComeback: 0 });
  });
});

function at(...hours: readonly number[]): readonly { readonly endedAt: number }[] {
  return hours.map((hour) => ({ endedAt: hour * HOUR }));
}

describe("evenings and seasons", () => {
  test.each([
    ["it goes on past midnight", at(1, 20, 23, 26), 27, [20, 23, 26]],
    ["after six hours without a game it is over", at(20, 23), 30, []],
    ["only one game", at(20), 21, [20]],
    ["no game at all", [], 21, []],
  ])("an evening: %s", (_, results, now, expected) => {
    expect(thisEvening(results, now * HOUR).map(({ endedAt }) => endedAt / HOUR)).toEqual(expected);
  });

  const october31 = Date.UTC(2026, 9, 31, 23, 30);
  const november1 = Date.UTC(2026, 10, 1, 12);
  const results = [{ endedAt: Date.UTC(2025, 10, 3) }, { endedAt: october31 }, { endedAt: november1 }];

  test.each([
    ["month", "UTC", 1],
    // Half past midnight on November 1.
    ["month", "Europe/Berlin", 2],
    ["quarter", "UTC", 2],
    ["year", "UTC", 2],
    ["hand", "UTC", 1],
  ] as const)("a season by %s in %s", (every, timeZone, expected) => {
    const season = { every, since: november1 };
    expect(thisSeason(results, season, { now: november1 + HOUR, timeZone })).toHaveLength(expected);
  });
});

function ratedAgainst(level: "easy" | "expert"): number {
  const game = buckGame("ann ben bot", [[5, 0, 1]]);
  const seats = [...game.seats.slice(0, 2), { kind: "bot" as const, level }];
  return ratings([{ ...game, seats }], "buck")[0]?.rating ?? 0;
}

describe("ratings", () => {
  test("whoever wins more is rated higher, and the more games the surer", () => {
    const games = Array.from({ length: 20 }, (_, index) => buckGame("ann ben cleo", [[5, 3, 1]], index));
    const after = (count: number) => ratings(games.slice(0, count), "buck");
    expect(after(20).map(({ memberId }) => memberId)).toEqual(["ann", "ben", "cleo"]);
    expect(after(20)[0]?.uncertainty).toBeLessThan(after(3)[0]?.uncertainty ?? 0);
    expect(after(20)[0]).toMatchObject({ games: 20 });
  });

  test("partners rise together, and a game of the other kind moves nobody", () => {
    const [ann, cleo, ben, dan] = ratings([classicGame("ann ben cleo dan", 0)], "euchre");
    expect(new Set([ann?.memberId, cleo?.memberId])).toEqual(new Set(["ann", "cleo"]));
    expect(ann?.rating).toBe(cleo?.rating);
    expect(ben?.rating).toBe(dan?.rating);
    expect(ratings([classicGame("ann ben cleo dan", 0)], "buck")).toEqual([]);
  });

  test("the order in which results are listed does not matter, and ties are ties", () => {
    const games = [
      buckGame("ann ben cleo", [[5, 3, 1]], 1),
      buckGame("cleo ben ann", [[5, 3, 1]], 2),
      buckGame("ann ben cleo", [[2, 2, 2]], 3),
    ];
    expect(ratings(games.toReversed(), "buck")).toEqual(ratings(games, "buck"));
    const [first, second] = ratings([buckGame("ann ben", [[2, 2]])], "buck");
    expect(first?.rating).toBe(second?.rating);
  });

  test("to beat a stronger bot says more", () => {
    expect(ratedAgainst("expert")).toBeGreaterThan(ratedAgainst("easy"));
  });
});

import type { Position } from "@buck/engine";
import { expect, test } from "vitest";
import type { KeptGame } from "./keptGame.ts";
import { placeOf, statisticsOf } from "./statistics.ts";

const SEAT = { bids: 2, made: 1, sets: 1, folds: 3, tricks: 4 };
const HOUR = 3_600_000;

/** A game of four, ranked from first to last, that ended so many hours after the first. */
function game(ranking: readonly Position[], hours = 0, more: Partial<KeptGame> = {}): KeptGame {
  return {
    gameId: `g${hours}`,
    seat: 0,
    isPractice: false,
    game: "buck",
    startedAt: 0,
    endedAt: hours * HOUR,
    players: ["Me", "Ann", "Bob", "Otis"].map((name) => ({ name, isPerson: name !== "Otis" })),
    summary: {
      places: ranking.map((position, index) => ({ positions: [position], score: 0, place: index + 1 })),
      points: [
        [1, 0, 0, 0],
        [0, 5, 0, 0],
      ],
      seats: [SEAT, SEAT, SEAT, SEAT],
    },
    ...more,
  };
}

const dayOf = (milliseconds: number) => `day ${Math.floor(milliseconds / (24 * HOUR))}`;

test("nothing is counted before the first game", () => {
  expect(statisticsOf([], dayOf)).toEqual({
    games: 0,
    wins: 0,
    hands: 0,
    bids: 0,
    made: 0,
    sets: 0,
    folds: 0,
    tricks: 0,
    places: [0, 0, 0, 0],
    evenings: [],
    bestEvening: null,
    companions: [],
  });
});

test("games, hands, places and what was done in them add up", () => {
  const counted = statisticsOf([game([0, 1, 2, 3]), game([2, 0, 1, 3], 1), game([1, 2, 3, 0], 2)], dayOf);
  expect(counted).toMatchObject({
    games: 3,
    wins: 1,
    hands: 6,
    bids: 6,
    made: 3,
    sets: 3,
    folds: 9,
    tricks: 12,
  });
  expect(counted.places).toEqual([1, 1, 0, 1]);
});

test("the best evening has most wins and, of those, fewest games", () => {
  const won = [0, 1, 2, 3] as const;
  const lost = [1, 0, 2, 3] as const;
  const games = [game(won, 50), game(won, 1), game(lost, 2), game(won, 3), game(won, 51), game(lost, 80)];
  const { evenings, bestEvening } = statisticsOf(games, dayOf);
  expect(evenings).toEqual([
    { evening: "day 0", games: 3, wins: 2 },
    { evening: "day 2", games: 2, wins: 2 },
    { evening: "day 3", games: 1, wins: 0 },
  ]);
  expect(bestEvening).toEqual({ evening: "day 2", games: 2, wins: 2 });
});

test("people are counted by name, bots are not", () => {
  const two = ["Me", "Ann", "Zoe", "Otis"].map((name) => ({ name, isPerson: name !== "Otis" }));
  const games = [game([0, 1, 2, 3]), game([1, 0, 2, 3]), game([1, 0, 2, 3], 3, { players: two })];
  expect(statisticsOf(games, dayOf).companions).toEqual([
    { name: "Ann", games: 3, wins: 1, theirWins: 2 },
    { name: "Bob", games: 2, wins: 1, theirWins: 0 },
    { name: "Zoe", games: 1, wins: 0, theirWins: 0 },
  ]);
});

test("partners share a place", () => {
  const summary = {
    ...game([0, 1, 2, 3]).summary,
    places: [
      { positions: [1, 3] as const, score: 10, place: 1 },
      { positions: [0, 2] as const, score: 4, place: 2 },
    ],
  };
  expect([0, 1, 2, 3].map((seat) => placeOf({ summary }, seat))).toEqual([2, 1, 2, 1]);
});

import type { EveningGame } from "@buck/protocol";
import { expect, test } from "vitest";
import { eveningRows, eveningsOf, goesOn } from "./eveningRows.ts";

const game = (names: string, points: EveningGame["points"], name: EveningGame["game"] = "buck") => ({
  gameId: names,
  game: name,
  endedAt: 0,
  sittings: [{ hand: 0, names: names.split(" ") }],
  points,
});

test("nobody is listed before the first game", () => {
  expect(eveningRows([])).toEqual([]);
});

test("wins and points go on from game to game, also in another seat", () => {
  const first = game("Ann Bo Cy Otis", [
    [3, 2, 0, -5],
    [4, -5, 5, 0],
  ]);
  const second = game("Bo Ann Cy Otis", [[5, 0, 0, 0]]);
  const third = game("Bo Ann Cy Dee", [[1, 4, 0, 0]]);
  expect(eveningRows([first, second, third])).toEqual([
    { name: "Ann", games: 3, wins: 2, points: [0, 3, 7, 7, 11] },
    { name: "Bo", games: 3, wins: 1, points: [0, 2, -3, 2, 3] },
    { name: "Cy", games: 3, wins: 0, points: [0, 0, 5, 5, 5] },
    { name: "Dee", games: 1, wins: 0, points: [0, 0, 0, 0, 0] },
    { name: "Otis", games: 2, wins: 0, points: [0, -5, -5, -5, -5] },
  ]);
});

test("a bot's hands count for the bot, and whoever took its seat wins", () => {
  const bot = game("Ann Bo Cy Otis", [
    [0, 0, 0, -5],
    [0, 0, 0, 3],
    [1, 0, 0, 4],
  ]);
  const sittings = [...bot.sittings, { hand: 1, names: ["Ann", "Bo", "Cy", "Dee"] }];
  expect(eveningRows([{ ...bot, sittings }]).filter(({ name }) => name === "Otis" || name === "Dee")).toEqual(
    [
      { name: "Dee", games: 1, wins: 1, points: [0, 0, 3, 7] },
      { name: "Otis", games: 1, wins: 0, points: [0, -5, -5, -5] },
    ],
  );
});

test("TABLE-AGAIN-6 an evening ends after six hours of quiet", () => {
  const hour = 3_600_000;
  const games = [0, 1, 7, 14, 15].map((at) => ({ ...game("Ann Bo Cy Otis", []), endedAt: at * hour }));
  expect(eveningsOf(games).map((evening) => evening.map(({ endedAt }) => endedAt / hour))).toEqual([
    [0, 1, 7],
    [14, 15],
  ]);
  expect(eveningsOf([])).toEqual([]);
  expect([goesOn(games, 21 * hour), goesOn(games, 21 * hour + 1), goesOn([], 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("partners win together", () => {
  const rows = eveningRows([
    game(
      "Ann Bo Cy Dee",
      [
        [2, 0, 2, 0],
        [0, 1, 0, 1],
      ],
      "euchre",
    ),
  ]);
  expect(rows.map(({ name, wins }) => `${name} ${wins}`)).toEqual(["Ann 1", "Cy 1", "Bo 0", "Dee 0"]);
});

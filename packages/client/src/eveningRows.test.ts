import type { EveningGame } from "@buck/protocol";
import { expect, test } from "vitest";
import { eveningRows } from "./eveningRows.ts";

const game = (names: string, points: EveningGame["points"], name: EveningGame["game"] = "buck") => ({
  gameId: names,
  game: name,
  names: names.split(" "),
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

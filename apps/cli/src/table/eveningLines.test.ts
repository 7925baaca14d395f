import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { eveningLines } from "./eveningLines.ts";

const game = (gameId: string, points: readonly number[]) =>
  ({
    gameId,
    game: "buck",
    endedAt: 0,
    sittings: [{ hand: 0, names: ["Ann", "Bo", "Cy\u001B[2J", "Otis"] }],
    points: [points],
  }) as const;

const EVENING = [game("a", [5, 1, 0, -5]), game("b", [2, 4, 0, -5])];

/** A game that is over, or is not. */
const frame = (gameOver: boolean) =>
  ({
    game: { game: "buck", view: { ...buck.view(buck.create(), "spectator"), gameOver }, events: [] },
  }) as const;

test("an evening begins with the second game", () => {
  expect(eveningLines(EVENING.slice(0, 1), frame(true), frame(false))).toEqual([]);
});

test("nothing is said while a game is on, and nothing twice", () => {
  expect(eveningLines(EVENING, frame(false), null)).toEqual([]);
  expect(eveningLines(EVENING, frame(true), frame(true))).toEqual([]);
});

test("everybody has a line, and no name can change the terminal", () => {
  const lines = eveningLines(EVENING, frame(true), frame(false));
  expect(lines.slice(0, 3)).toEqual([
    "This evening, 2 games:",
    "  Ann: 1 win, +7 points",
    "  Bo: 1 win, +5 points",
  ]);
  expect(lines[4]).toBe("  Otis: 0 wins, -10 points");
  expect(lines.join("")).not.toContain("\u001B");
});

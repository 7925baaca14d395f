import { expect, test } from "vitest";
import type { Board } from "../games/board.ts";
import { FilmPlayer } from "./player.ts";

const BOARD: Board = {
  title: "",
  facts: [],
  trump: null,
  turnUp: null,
  seats: [],
  hand: [],
  isWatched: true,
  isLobby: false,
  lastTrick: null,
};

/** "H" opens a hand, anything else is a step in it. */
function film(steps: string): FilmPlayer {
  return new FilmPlayer(
    Array.from(steps, (step, index) => ({
      board: BOARD,
      lines: [`${step}${index}`],
      opensHand: step === "H",
    })),
  );
}

test.each([
  ["forward", "f", 2],
  ["no further than the end", "ffffffffff", 7],
  ["back", "ffb", 2],
  ["no further back than the beginning", "bb", 1],
  ["to the next hand", "n", 2],
  ["to the hand after that", "nn", 5],
  ["to the end when there is no next hand", "nnn", 7],
  ["to the beginning of this hand", "nnfp", 5],
  ["to the hand before", "nnp", 2],
])("winds %s", (_, moves, step) => {
  const player = film(".H..H..");
  for (const move of moves) {
    if (move === "f") player.forward();
    if (move === "b") player.back();
    if (move === "n") player.nextHand();
    if (move === "p") player.previousHand();
  }
  expect(player.place).toEqual({ step, of: 7 });
  expect(player.log).toHaveLength(step);
});

test("an empty film stands still", () => {
  const player = film("");
  player.forward();
  player.nextHand();
  expect(player.frame).toBeNull();
});

import { expect, test } from "vitest";
import type { Board } from "../gameUi/board.ts";
import { ReplayCursor } from "./replayCursor.ts";

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

/** "H" is a step that starts a hand, anything else a later step. */
function cursorAt(steps: string): ReplayCursor {
  return new ReplayCursor(
    Array.from(steps, (step, index) => ({
      board: BOARD,
      lines: [`${step}${index}`],
      startsHand: step === "H",
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
])("moves %s", (_, moves, step) => {
  const cursor = cursorAt(".H..H..");
  for (const move of moves) {
    if (move === "f") cursor.forward();
    if (move === "b") cursor.back();
    if (move === "n") cursor.nextHand();
    if (move === "p") cursor.previousHand();
  }
  expect(cursor.position).toEqual({ step, count: 7 });
  expect(cursor.log).toHaveLength(step);
});

test("an empty replay has no step", () => {
  const cursor = cursorAt("");
  cursor.forward();
  cursor.nextHand();
  expect(cursor.step).toBeNull();
});

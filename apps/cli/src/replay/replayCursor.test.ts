import { expect, test } from "vitest";
import type { Board } from "../table/board.ts";
import { ReplayCursor } from "./replayScreen.ts";

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
      stateIndex: index + 1,
      firstEvents: index,
      hand: 1,
      step: index,
      by: null,
      isChoice: false,
      startsHand: step === "H",
      endsTrick: false,
      endsHand: false,
    })),
  );
}

test("tells every line up to the step it is at", () => {
  const cursor = cursorAt("H..H..");
  cursor.forward("hand");
  expect(cursor.log).toEqual(["H0", ".1", ".2", "H3"]);
  cursor.back("card");
  expect(cursor.log).toEqual(["H0", ".1", ".2"]);
  expect(cursor.isAtEnd).toBe(false);
  cursor.forward("hand");
  cursor.forward("hand");
  expect(cursor.isAtEnd).toBe(true);
});

test("an empty replay has no step", () => {
  const cursor = cursorAt("");
  cursor.forward("card");
  cursor.forward("hand");
  expect(cursor.step).toBeNull();
});

import { expect, test } from "vitest";
import { FakeTerminal } from "../../test/support/fakeTerminal.ts";
import type { Board } from "../gameUi/board.ts";
import stringWidth from "string-width";
import { ScreenUi } from "./screenUi.ts";

const BOARD: Board = {
  title: "Buck Euchre",
  facts: [],
  trump: null,
  turnUp: null,
  seats: [],
  hand: [],
  isWatched: false,
  isLobby: false,
  lastTrick: null,
};

function openUi(size: { columns?: number; rows?: number } = {}) {
  const terminal = new FakeTerminal(() => null, { isInteractive: true, ...size });
  const ui = new ScreenUi(terminal);
  ui.show({ board: BOARD, lines: [] });
  return {
    press: (key: string) => terminal.keys?.onKey(key),
    lines: () => terminal.drawn,
    text: () => terminal.drawn.join("\n"),
  };
}

test.each([
  [24, 10],
  [40, 20],
  [80, 24],
])("help fits into %i columns and %i rows, and says how to go back", (columns, rows) => {
  const { press, lines } = openUi({ columns, rows });
  press("?");
  expect(Math.max(...lines().map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
  expect(lines().length).toBeLessThanOrEqual(rows);
  expect(lines().at(-1)).toContain("goes back");
});

test.each([
  ["?", "play or discard that card"],
  ["q", "Leave the game?"],
  ["l", "No trick has been taken"],
])("%s is heard while others act", (key, expected) => {
  const { press, text } = openUi();
  press(key);
  expect(text()).toContain(expected);
});

import { expect, test } from "vitest";
import { FakeTerminal } from "../../test/support/fakeTerminal.ts";
import type { Board } from "../table/board.ts";
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

test("help lists the keys of the lobby, of a hand and of what follows it", () => {
  const { press, lines } = openUi();
  press("?");
  const keys = lines().flatMap((line) => line.slice(0, 8).trim().split(" "));
  expect(keys).toEqual(
    expect.arrayContaining([..."pshdcSHDCyafcliqtnwxgroe".split(""), "1-6", "2-5", "1-4"]),
  );
});

const SUITS = {
  say: "Name the trump suit",
  why: "",
  choices: [{ key: "h", words: ["hearts"], label: "hearts", action: "named" }],
  refusals: new Map(),
};

test("a hint is asked for with i, and with h where it is no answer", async () => {
  const terminal = new FakeTerminal(() => null, { isInteractive: true });
  const asked: string[] = [];
  const ui = new ScreenUi(terminal, { onHint: () => asked.push("hint") });
  ui.show({ board: BOARD, lines: [], canHint: true });
  terminal.keys?.onKey("h");
  expect(asked).toEqual([]);
  void ui.ask({ ...SUITS, choices: [] });
  expect(terminal.drawn.join("\n")).toContain("i hint");
  terminal.keys?.onKey("h");
  expect(asked).toHaveLength(1);
  const answer = ui.ask(SUITS);
  terminal.keys?.onKey("i");
  expect(asked).toHaveLength(2);
  terminal.keys?.onKey("h");
  expect(await answer).toBe("named");
  expect(asked).toHaveLength(2);
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

import { expect, test } from "vitest";
import { FakeTerminal, typing } from "../../test/support/fakeTerminal.ts";
import type { Board, SeatOnBoard } from "../table/board.ts";
import type { TableQuestion } from "../table/tableQuestion.ts";
import { LineUi } from "./lineUi.ts";

const SEAT: SeatOnBoard = {
  position: 0,
  name: "Zoe",
  score: "12",
  marks: ["dealer", "bid 3"],
  tricks: 0,
  isOnTurn: true,
  played: null,
  isWinning: false,
  open: null,
};
const BOARD: Board = {
  title: "Buck Euchre",
  facts: ["hand 4"],
  trump: "HEARTS",
  turnUp: null,
  seats: [SEAT],
  hand: [],
  isWatched: false,
  isLobby: false,
  lastTrick: null,
};
const QUESTION: TableQuestion<string> = {
  say: "Stay or fold?",
  why: "",
  choices: [
    { key: "s", words: ["stay"], label: "stay", action: "stayed" },
    { key: "f", words: ["fold"], label: "fold", action: "folded" },
  ],
  refusals: new Map(),
};

test("who comes to a running game is told how the table stands, and only then", () => {
  const terminal = new FakeTerminal(() => null);
  const ui = new LineUi(terminal);
  ui.show({ board: BOARD, lines: [], isFresh: true });
  expect(terminal.written).toBe("Buck Euchre - trump hearts - hand 4\n> Zoe 12\n    dealer, bid 3\n");
  ui.show({ board: BOARD, lines: ["Ann passes"] });
  expect(terminal.written).toMatch(/bid 3\nAnn passes\n$/);
});

test("people talk between two answers, where there is somebody to talk to", async () => {
  const said: string[] = [];
  const terminal = new FakeTerminal(typing("say  good luck ", "say", "stay"));
  const ui = new LineUi(terminal, { onTalk: (text) => said.push(text) });
  expect(await ui.ask(QUESTION)).toBe("stayed");
  expect(said).toEqual(["good luck"]);
  expect(terminal.written).toContain("[s stay, f fold]: say\nYou can answer s (stay), f (fold).\n");

  const alone = new LineUi(new FakeTerminal(typing("say hello", "f")));
  expect(await alone.ask(QUESTION)).toBe("folded");
});

test.each([
  ["as usual", {}, "You left the game."],
  ["with what the table says", { goodbye: "Come back soon." }, "Come back soon."],
])("whoever quits reads a goodbye, %s", async (_, options, sentence) => {
  const ui = new LineUi(new FakeTerminal(typing("quit")), options);
  await expect(ui.ask(QUESTION)).rejects.toThrow(sentence);
});

test("line by line a hint is asked for with a word, where there are hints", async () => {
  const asked: string[] = [];
  const ask = (canHint: boolean) => {
    const terminal = new FakeTerminal(typing("hint", "s"));
    const ui = new LineUi(terminal, { onHint: () => asked.push("hint") });
    ui.show({ board: BOARD, lines: [], canHint });
    return ui.ask(QUESTION);
  };
  expect(await ask(true)).toBe("stayed");
  expect(asked).toEqual(["hint"]);
  expect(await ask(false)).toBe("stayed");
  expect(asked).toEqual(["hint"]);
});

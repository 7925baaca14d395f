import { CARDS, FULL_DECK } from "@buck/engine/testing";
import { expect, test } from "vitest";
import { cardTitle } from "../terminal/cards.ts";
import { parsePack } from "./packFile.ts";

const LINES = CARDS.map(cardTitle);
const withLine = (line: number, text: string) => LINES.with(line - 1, text).join("\n");

test.each([
  ["as it should be", LINES.join("\n")],
  ["with a newline at the end", `${LINES.join("\n")}\n\n`],
  ["from Windows", `\uFEFF${LINES.join("\r\n")}\r\n`],
  ["in another case and with spaces", LINES.map((line) => `  ${line.toUpperCase()} `).join("\n")],
])("reads a pack %s", (_, text) => {
  expect(parsePack(text, 4)).toEqual({ ok: true, deck: FULL_DECK });
});

test.each([
  ["a line that is no card", withLine(3, "Eleven of Spades"), 3, '"Eleven of Spades" is not a card'],
  ["an empty line in the middle", withLine(9, ""), 9, '"" is not a card'],
  ["a card twice", withLine(24, "Nine of Spades"), 24, "Nine of Spades is on line 1 already"],
  ["too few cards", LINES.slice(0, 20).join("\n"), 20, "ends here with 20 of 24 cards"],
  ["too many cards", [...LINES, "Nine of Spades"].join("\n"), 25, "a pack has 24 cards"],
  ["nothing", "", 1, "is not a card"],
])("refuses a pack with %s", (_, text, line, message) => {
  expect(parsePack(text, 4)).toMatchObject({ ok: false, line, message: expect.stringContaining(message) });
});

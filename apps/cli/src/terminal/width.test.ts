import { expect, test } from "vitest";
import { center, cut, padEnd, wrap } from "./style.ts";

test("texts are padded, centered and cut by columns", () => {
  expect(padEnd("日", 4)).toBe("日  ");
  expect(padEnd("\u001B[31mJ♥\u001B[39m", 3)).toBe("\u001B[31mJ♥\u001B[39m ");
  expect(center("ab", 6)).toBe("  ab  ");
  expect(cut("Bartholomew", 6)).toBe("Barth.");
  expect(cut("日本語", 5)).toBe("日本.");
  expect(cut("👩‍👩‍👧👩‍👩‍👧", 3)).toBe("👩‍👩‍👧.");
  expect(cut("Ann", 6)).toBe("Ann");
});

test.each([
  ["between words", "one two three", 7, ["one two", "three"]],
  ["with the indent of the first line", "    one two", 8, ["    one", "    two"]],
  ["and leave out the spaces there", "one   two", 4, ["one", "two"]],
  ["within a word that fits nowhere", "a verylongword b", 6, ["a", "verylo", "ngword", "b"]],
  [
    "between graphemes",
    "日本語 e\u0301e\u0301e\u0301",
    2,
    ["日", "本", "語", "e\u0301e\u0301", "e\u0301"].map((line) => line.normalize()),
  ],
  [
    "with colors in each line",
    "\u001B[1mverylong\u001B[22m",
    5,
    ["\u001B[1mveryl\u001B[22m", "\u001B[1mong\u001B[22m"],
  ],
])("lines break %s", (_, text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

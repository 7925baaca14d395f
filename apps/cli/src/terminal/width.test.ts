import { expect, test } from "vitest";
import { centre, cut, padEnd, widthOf, wrap } from "./width.ts";

test.each([
  ["", 0],
  ["Ann", 3],
  ["\u001B[31mJ♥\u001B[39m", 2],
  ["日本", 4],
  ["👩‍👩‍👧", 2],
  ["e\u0301", 1],
])("%j takes %i columns", (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test("texts are padded, centred and cut by columns", () => {
  expect(padEnd("日", 4)).toBe("日  ");
  expect(centre("ab", 6)).toBe("  ab  ");
  expect(cut("Bartholomew", 6)).toBe("Barth.");
  expect(cut("日本語", 5)).toBe("日本.");
  expect(cut("Ann", 6)).toBe("Ann");
});

test.each([
  ["between words", "one two three", 7, ["one two", "three"]],
  ["after what indents them", "    one two", 8, ["    one", "two"]],
  ["and leave out the spaces there", "one   two", 4, ["one", "two"]],
  ["within a word that fits nowhere", "a verylongword b", 6, ["a", "verylo", "ngword", "b"]],
  ["between graphemes", "日本語 e\u0301e\u0301e\u0301", 2, ["日", "本", "語", "e\u0301e\u0301", "e\u0301"]],
  ["without its colours", "\u001B[1mverylong\u001B[22m", 5, ["veryl", "ong"]],
])("lines break %s", (_, text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

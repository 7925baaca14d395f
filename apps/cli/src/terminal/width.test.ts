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

test("lines break between words, and a word that is too long keeps a line of its own", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("a verylongword b", 6)).toEqual(["a", "verylongword", "b"]);
});

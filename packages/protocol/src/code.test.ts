import { expect, test } from "vitest";
import { CODE_ALPHABET, CODE_LETTERS, makeCode, parseCode } from "./code.ts";
import { code } from "./table.ts";

test.each([
  ["as it is printed", "ACDE-FGHJ", "ACDE-FGHJ"],
  ["in lower case without dashes", "acdefghj", "ACDE-FGHJ"],
  ["with spaces and other dashes", " acde – fgh j ", "ACDE-FGHJ"],
  ["with letters read for digits", "oilz-sbu0", "0112-58V0"],
  ["of an older table", "acde fghj 2345", "ACDE-FGHJ-2345"],
  ["too short", "ACDE-FGH", null],
  ["between the two lengths", "ACDE-FGHJ-23", null],
  ["too long", "ACDE-FGHJ-23456", null],
  ["with a sign no code has", "ACDE-FGH!", null],
  ["empty", "", null],
  ["with a pair of surrogates", "ACDE-FG🃏", null],
])("reads a code %s", (_, typed, parsed) => {
  expect(parseCode(typed)).toBe(parsed);
});

test("every letter and digit that people type is one of a code", () => {
  const everything = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  expect(everything.filter((letter) => parseCode(letter.repeat(CODE_LETTERS)) === null)).toEqual([]);
});

test("codes hold at least 38 bits and are what the wire takes for a code", () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  expect(CODE_LETTERS * Math.log2(CODE_ALPHABET.length)).toBeGreaterThanOrEqual(38);
  for (const length of [CODE_LETTERS, 12]) {
    const made = makeCode(CODE_ALPHABET.slice(0, length).split(""));
    expect(code.safeParse(made).success).toBe(true);
    expect(parseCode(made)).toBe(made);
  }
});

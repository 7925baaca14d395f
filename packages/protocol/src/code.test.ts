import { expect, test } from "vitest";
import { CODE_ALPHABET, makeCode, parseCode } from "./code.ts";
import { code } from "./table.ts";

test.each([
  ["as it is printed", "ACDE-FGHJ-2345", "ACDE-FGHJ-2345"],
  ["in lower case without dashes", "acdefghj2345", "ACDE-FGHJ-2345"],
  ["with spaces and other dashes", " acde fghj – 2345 ", "ACDE-FGHJ-2345"],
  ["with letters read for digits", "acde-fghj-zsbb", "ACDE-FGHJ-2588"],
  ["too short", "ACDE-FGHJ-234", null],
  ["too long", "ACDE-FGHJ-23456", null],
  ["with a letter no code has", "ACDE-FGHJ-234O", null],
  ["empty", "", null],
  ["with a pair of surrogates", "ACDE-FGHJ-23🃏", null],
])("reads a code %s", (_, typed, parsed) => {
  expect(parseCode(typed)).toBe(parsed);
});

test("codes hold at least 55 bits and are what the wire takes for a code", () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  expect(12 * Math.log2(CODE_ALPHABET.length)).toBeGreaterThanOrEqual(55);
  const made = makeCode(CODE_ALPHABET.slice(0, 12).split(""));
  expect(code.safeParse(made).success).toBe(true);
  expect(parseCode(made)).toBe(made);
});

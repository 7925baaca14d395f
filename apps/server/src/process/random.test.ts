import { FULL_DECK } from "@buck/engine/testing";
import { CODE_ALPHABET, CODE_LETTERS, gameId, parseCode } from "@buck/protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashToken, randomCode, secureRandom } from "./system.ts";

test("codes are read back as they are, and no two are alike", () => {
  const codes = Array.from({ length: 2000 }, randomCode);
  expect(codes.filter((code) => parseCode(code) !== code)).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test("every letter of the alphabet comes up in every place", () => {
  const codes = Array.from({ length: 2000 }, () => randomCode().replaceAll("-", ""));
  const places = [...Array(CODE_LETTERS).keys()].map(
    (place) => new Set(codes.map((code) => code[place])).size,
  );
  expect(places).toEqual(places.map(() => CODE_ALPHABET.length));
});

// Chi-square over 24 buckets: 23 degrees of freedom stay below 70 but for one run in a million.
test("a position among 24 cards is uniform", () => {
  const counts = FULL_DECK.map(() => 0);
  const draws = 48_000;
  for (let draw = 0; draw < draws; draw += 1) {
    const at = secureRandom.below(counts.length);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const expected = draws / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(70);
});

test("none of it comes from Math.random, which can be foretold", () => {
  const foretold = vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => foretold.mockRestore());
  secureRandom.below(FULL_DECK.length);
  secureRandom.id();
  randomCode();
  expect(foretold).not.toHaveBeenCalled();
});

test("ids are the 22 letters that games are fetched by", () => {
  const ids = Array.from({ length: 1000 }, () => secureRandom.id());
  expect(ids.filter((id) => !gameId.safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a token is kept as its SHA-256", () => {
  expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

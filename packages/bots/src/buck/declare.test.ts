import { expect, test } from "vitest";
import { declaring, said } from "../../test/builders.ts";
import { choose } from "./medium.ts";

test.each([
  ["JS JC AS 9H 10D", "9D", "SPADES"],
  ["JH JD KD 9S 10C", "9S", "DIAMONDS"],
  ["AC KC QC 10C AS", "9D", "CLUBS"],
  ["JD AH KH 10H 9C", "9D", "HEARTS"],
])("%s with %s turned up is best under %s", (cards, turnUp, expected) => {
  expect(said(declaring(cards, { turnUp }), choose)).toBe(expected);
});

test("a bower that lies in the blind makes the other suit better", () => {
  const cards = "JC KS QS KH QH";
  expect(said(declaring(cards, { turnUp: "JS" }), choose)).toBe("SPADES");
  expect(said(declaring("JC KC QC KH QH", { turnUp: "JS" }), choose)).toBe("CLUBS");
});

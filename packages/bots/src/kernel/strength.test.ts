import { SUITS } from "@buck/engine";
import type { Suit } from "@buck/engine";
import { expect, test } from "vitest";
import { card, hand } from "../../test/builders.ts";
import { weightsFor } from "../buck/weights.ts";
import { deckOf } from "./lanes.ts";
import { holdingOf, strengthOf, trickChances } from "./strength.ts";

const { bidder: BIDDER, stayer: STAYER } = weightsFor(4, 0);
const holding = (cards: string, trump: Suit, turnUp = "9D") => {
  const deck = deckOf(4);
  const layout = deck.under(SUITS.indexOf(trump));
  return holdingOf(
    layout,
    layout.lanesOf(deck.packOf(hand(cards))),
    layout.lanesOf(deck.packOf([card(turnUp)])),
  );
};
const atLeastOne = (cards: string, turnUp?: string) =>
  trickChances(holding(cards, "SPADES", turnUp), STAYER, 0)[1] ?? 0;

test.each([
  ["JS JC 9S 9H 10D", "JS 10S 9S 9H 10D"],
  ["JS AS 9H 10D 9C", "JS 9S 9H 10D 9C"],
  ["JS AS AH 10D 9C", "JS AS 9H 10D 9C"],
  ["JS AS KS 9H 10H", "JS AS 10C 9H 10H"],
])("%s is stronger than %s under spades", (strong, weak) => {
  expect(strengthOf(holding(strong, "SPADES"), BIDDER)).toBeGreaterThan(
    strengthOf(holding(weak, "SPADES"), BIDDER),
  );
});

test("cards move up when the turn-up lies above them", () => {
  const cards = "JC KS 9H 10D KC";
  const ordinary = strengthOf(holding(cards, "SPADES"), BIDDER);
  expect(strengthOf(holding(cards, "SPADES", "JS"), BIDDER)).toBeGreaterThan(ordinary);
  expect(strengthOf(holding(cards, "SPADES", "AC"), BIDDER)).toBeGreaterThan(ordinary);
  expect(strengthOf(holding(cards, "SPADES", "9S"), BIDDER)).toBe(ordinary);
});

test("the highest trump is a sure trick, and only the highest", () => {
  expect(atLeastOne("JS 9H 10D QD 9C")).toBe(1);
  expect(atLeastOne("JC 9H 10D QD 9C", "JS")).toBe(1);
  expect(atLeastOne("JC 9H 10D QD 9C")).toBeLessThan(0.9);
});

test("more tricks are never more likely", () => {
  for (const cards of ["JS JC AS KS QS", "JS 9H 10D QD 9C", "9H 10D 9C 10H QD"]) {
    const chances = trickChances(holding(cards, "SPADES"), BIDDER, 0);
    expect(chances).toHaveLength(6);
    expect(chances[0]).toBe(1);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  }
});

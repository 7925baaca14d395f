import { CARDS } from "../test/four.ts";
import { expect, test } from "vitest";
import { hand, card, shorts } from "../test/builders.ts";
import { beats, bowerOf, effectiveSuit, sameColor, sortHand, strength } from "./bowers.ts";
import { SUITS } from "./cards.ts";
import type { Suit } from "./cards.ts";

const BOWERS = [
  { trump: "SPADES", right: "JS", left: "JC", lender: "CLUBS" },
  { trump: "CLUBS", right: "JC", left: "JS", lender: "SPADES" },
  { trump: "HEARTS", right: "JH", left: "JD", lender: "DIAMONDS" },
  { trump: "DIAMONDS", right: "JD", left: "JH", lender: "HEARTS" },
] as const;

/** The cards that beat this one when it was led. */
const beaters = (short: string, trump: Suit | null) => {
  const best = card(short);
  const led = effectiveSuit(best, trump);
  return shorts(CARDS.filter((other) => other !== best && beats(other, best, { led, trump })));
};

/** All cards of a suit as it stands under this trump, from high to low. */
const ranking = (suit: Suit, trump: Suit | null) =>
  shorts(
    CARDS.filter((one) => effectiveSuit(one, trump) === suit).toSorted(
      (a, b) => strength(b, trump) - strength(a, trump),
    ),
  );

test.each(BOWERS)("BUCK-BOWER-1 with $trump as trump nothing beats $right", ({ trump, right }) => {
  expect(bowerOf(card(right), trump)).toBe("right");
  expect(beaters(right, trump)).toBe("");
});

test.each(BOWERS)("BUCK-BOWER-2 with $trump as trump only $right beats $left", ({ trump, right, left }) => {
  expect(bowerOf(card(left), trump)).toBe("left");
  expect(beaters(left, trump)).toBe(right);
});

test.each(BOWERS)("BUCK-BOWER-2 $trump borrows from $lender", ({ trump, lender }) => {
  expect(sameColor(trump)).toBe(lender);
  expect(CARDS.filter((one) => bowerOf(one, trump) !== null)).toHaveLength(2);
});

test.each([
  ["SPADES", "JS JC AS KS QS 10S 9S"],
  ["CLUBS", "JC JS AC KC QC 10C 9C"],
  ["HEARTS", "JH JD AH KH QH 10H 9H"],
  ["DIAMONDS", "JD JH AD KD QD 10D 9D"],
] as const)("BUCK-BOWER-3 trump %s ranks %s", (trump, order) => {
  expect(ranking(trump, trump)).toBe(order);
});

test.each(BOWERS)("BUCK-BOWER-3 under $trump the suits have 7, 5, 6 and 6 cards", ({ trump, lender }) => {
  const sizes = Object.fromEntries(
    SUITS.map((suit) => [suit, CARDS.filter((one) => effectiveSuit(one, trump) === suit).length]),
  );
  const others = Object.fromEntries(
    SUITS.filter((suit) => suit !== trump && suit !== lender).map((s) => [s, 6]),
  );
  expect(sizes).toEqual({ ...others, [trump]: 7, [lender]: 5 });
});

test.each([
  ["SPADES", "HEARTS", "AS KS QS JS 10S 9S"],
  ["HEARTS", "CLUBS", "AH KH QH JH 10H 9H"],
  ["DIAMONDS", "SPADES", "AD KD QD JD 10D 9D"],
  ["CLUBS", "DIAMONDS", "AC KC QC JC 10C 9C"],
  ["CLUBS", "SPADES", "AC KC QC 10C 9C"],
] as const)("BUCK-DECK-2 %s, when %s are trump, rank %s", (suit, trump, order) => {
  expect(ranking(suit, trump)).toBe(order);
});

test.each(BOWERS)("BUCK-BOWER-4 under $trump $left belongs to trump alone", ({ trump, left, lender }) => {
  expect(effectiveSuit(card(left), trump)).toBe(trump);
  const lenderAce = CARDS.find(({ suit, rank }) => suit === lender && rank === "ACE") ?? card("9S");
  expect(beats(card(left), lenderAce, { led: lender, trump })).toBe(true);
  expect(beats(lenderAce, card(left), { led: trump, trump })).toBe(false);
});

test.each([
  { held: "9D JD AH 9H JH", trump: "HEARTS", sorted: "JH JD AH 9H 9D" },
  { held: "JS 9S AC JC KD", trump: "CLUBS", sorted: "JC JS AC KD 9S" },
  { held: "JD AD 9H JH 10C", trump: "SPADES", sorted: "JH 9H 10C AD JD" },
] as const)("BUCK-BOWER-4 $held is sorted $sorted under $trump", ({ held, trump, sorted }) => {
  expect(shorts(sortHand(hand(held), trump))).toBe(sorted);
});

test("BUCK-BOWER-5 without trump no jack is a bower", () => {
  for (const jack of hand("JS JH JD JC")) {
    expect(bowerOf(jack, null)).toBeNull();
    expect(effectiveSuit(jack, null)).toBe(jack.suit);
  }
  expect(ranking("HEARTS", null)).toBe("AH KH QH JH 10H 9H");
  expect(shorts(sortHand(hand("9D JD JS AH JH"), null))).toBe("JS AH JH JD 9D");
});

test.each([
  { jack: "JS", trump: "HEARTS" },
  { jack: "JC", trump: "DIAMONDS" },
  { jack: "JH", trump: "SPADES" },
  { jack: "JD", trump: "CLUBS" },
] as const)("BUCK-BOWER-2 $jack, of the other color, is no bower under $trump", ({ jack, trump }) => {
  expect(bowerOf(card(jack), trump)).toBeNull();
  expect(effectiveSuit(card(jack), trump)).toBe(card(jack).suit);
});

test("a sorted hand is a new one", () => {
  const held = hand("9D AH");
  sortHand(held, "HEARTS");
  expect(shorts(held)).toBe("9D AH");
});

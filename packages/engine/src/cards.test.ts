import { expect, test } from "vitest";
import { card } from "../test/builders.ts";
import { cardName, CARDS, isCardId, isSuit, parseCard, RANKS, SUITS, suitName } from "./cards.ts";

test("BUCK-DECK-1 the deck is 9 to ace of four suits, each once", () => {
  expect(SUITS).toEqual(["SPADES", "HEARTS", "DIAMONDS", "CLUBS"]);
  expect(RANKS).toEqual(["7", "8", "9", "10", "JACK", "QUEEN", "KING", "ACE"]);
  expect(CARDS).toHaveLength(32);
  expect(new Set(CARDS.map(({ suit, rank }) => `${rank} of ${suit}`)).size).toBe(32);
});

test("an id finds its card, and the card knows its id", () => {
  expect(parseCard("SPADES_ACE")).toEqual({ suit: "SPADES", rank: "ACE", id: "SPADES_ACE" });
  for (const known of CARDS) {
    expect(parseCard(known.id)).toBe(known);
    expect(isCardId(known.id)).toBe(true);
  }
});

test.each([
  "SPADES_6",
  "spades_ace",
  "ACE_SPADES",
  "",
  "__proto__",
  "constructor",
  null,
  undefined,
  7,
  {},
  [],
])("%j is no card", (id) => {
  expect(parseCard(id)).toBeNull();
  expect(isCardId(id)).toBe(false);
});

test.each([
  ["HEARTS", true],
  ["hearts", false],
  ["STARS", false],
  [null, false],
])("%j is a suit: %j", (value, expected) => {
  expect(isSuit(value)).toBe(expected);
});

test.each([
  ["JD", "jack of diamonds"],
  ["10S", "ten of spades"],
  ["9C", "nine of clubs"],
  ["AH", "ace of hearts"],
])("%s is called the %s", (short, name) => {
  expect(cardName(card(short))).toBe(name);
});

test("suits have names to say", () => {
  expect(SUITS.map(suitName)).toEqual(["spades", "hearts", "diamonds", "clubs"]);
});

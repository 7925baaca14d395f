import { CARDS, FULL_DECK, POSITIONS } from "../test/four.ts";
import { expect, test } from "vitest";
import { hand, shorts } from "../test/builders.ts";
import type { CardId } from "./cards.ts";
import { dealCards, deckFor, parseDeck, stackDeck } from "./deck.ts";

// Written in the order in which a dealer hands it out: one batch a piece, two rounds, then the blind.
const ROUND_ONE = ["9S 10S JS", "QS KS", "AS 9H 10H", "JH QH"];
const ROUND_TWO = ["KH AH", "9D 10D JD", "QD KD", "AD 9C 10C"];
const BLIND = "JC QC KC AC";
const DECK = hand([...ROUND_ONE, ...ROUND_TWO, BLIND].join(" ")).map(({ id }) => id);
const BY_TURN = ["9S 10S JS KH AH", "QS KS 9D 10D JD", "AS 9H 10H QD KD", "JH QH AD 9C 10C"];

test.each([
  { dealer: 0, seats: [1, 2, 3, 0] },
  { dealer: 1, seats: [2, 3, 0, 1] },
  { dealer: 2, seats: [3, 0, 1, 2] },
  { dealer: 3, seats: [0, 1, 2, 3] },
] as const)("BUCK-DEAL-1 3-2-3-2, then 2-3-2-3 from the left of dealer %#", ({ dealer, seats }) => {
  const hands = dealCards(DECK, dealer, POSITIONS)?.hands;
  expect(seats.map((seat) => shorts(hands?.[seat] ?? []))).toEqual(BY_TURN);
});

test("BUCK-DEAL-2 the 21st card lies on top of the blind", () => {
  const dealt = dealCards(DECK, 0, POSITIONS);
  expect(shorts(dealt?.blind ?? [])).toBe(BLIND);
  expect(dealt?.turnUpCard.id).toBe("CLUBS_JACK");
});

test("BUCK-DECK-1 the full deck is every card once", () => {
  expect(new Set(FULL_DECK).size).toBe(24);
  expect(deckFor(4).map(({ id }) => id)).toEqual(FULL_DECK);
});

test("BUCK-DEAL-4 a deck in any order keeps that order", () => {
  const upsideDown = FULL_DECK.toReversed();
  expect(parseDeck(upsideDown, 4)?.map(({ id }) => id)).toEqual(upsideDown);
});

const withFirst = (first: unknown) => [first, ...FULL_DECK.slice(1)];
const NINE: CardId = "SPADES_9";

test.each([
  ["a card too few", FULL_DECK.slice(1)],
  ["a card too many", [...FULL_DECK, NINE]],
  ["a card twice", withFirst(FULL_DECK[1])],
  ["an unknown card", withFirst("SPADES_8")],
  ["a card instead of its id", withFirst(CARDS[0])],
  ["a hole", withFirst(undefined)],
  ["no list", "SPADES_9"],
  ["nothing", null],
])("BUCK-DEAL-4 %s is no deck", (_, deck) => {
  expect(parseDeck(deck, 4)).toBeNull();
  expect(dealCards(deck, 0, POSITIONS)).toBeNull();
});

test.each([0, 1, 2, 3] as const)("a deck stacked for dealer %i deals what it was stacked with", (dealer) => {
  const dealt = dealCards(DECK, dealer, POSITIONS);
  if (dealt === null) throw new Error("the deck is not full");
  expect(stackDeck(dealer, dealt)).toEqual(DECK);
});

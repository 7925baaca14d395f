import { expect, test } from "vitest";
import { bidding, declaring, folding, said } from "../../test/builders.ts";
import type { Scene } from "../../test/builders.ts";
import { buckMedium as choose } from "./medium.ts";

const STUCK: Scene = { dealer: 0, options: { allPass: "stick" } };
const CLUBS: Scene = { turnUp: "9C" };
const after = (bid: number): Scene => ({ bidder: 1, bid });

const BIDS: readonly [why: string, cards: string, scene: Scene, expected: string][] = [
  ["nothing beats both bowers, ace, king and queen", "JS JC AS KS QS", {}, "5"],
  ["five sure tricks are sure over any bid", "JH JD AH KH QH", after(4), "5"],
  ["four sure tricks are bid at once", "JS JC AS KS 9H", {}, "4"],
  ["bowers and ace are three", "JS JC AS 9H 10D", {}, "3"],
  ["the lowest bid is enough for a good hand", "JS AS KS 9H 10H", {}, "2"],
  ["a good hand goes one higher", "JS JC 9S 9H 10D", after(2), "3"],
  ["and stops where it no longer pays", "JS AS 9H 10D QD", after(2), "PASS"],
  ["a hand of nothing passes", "9H 10D 9C 10S QD", {}, "PASS"],
  ["three aces are no four tricks", "AH AS AC KH 10D", after(3), "PASS"],
  ["a stuck dealer bids with nothing", "9H 10D 9C 10S QD", STUCK, "2"],
  ["a stuck dealer bids no more than allowed", "JS JC AS KS QS", STUCK, "2"],
  ["the house minimum is the lowest bid", "JS AS KS 9H 10H", { options: { minimumBid: 3 } }, "3"],
  ["on clubs hearts count for nothing", "JH JD AH KH 9S", CLUBS, "PASS"],
  ["on clubs both black jacks are bowers", "JC JS AC KC 9H", CLUBS, "4"],
  ["on clubs who passes plays too, and one trick is enough for that", "AC QC AD 9H QH", CLUBS, "PASS"],
];

test.each(BIDS)("%s: %s", (_, cards, scene, expected) => {
  expect(said(bidding(cards, scene), choose)).toBe(expected);
});

test("a stuck dealer with a minimum of 3 bids 3", () => {
  const scene: Scene = { dealer: 0, options: { allPass: "stick", minimumBid: 3 } };
  expect(said(bidding("9H 10D 9C 10S QD", scene), choose)).toBe("3");
});

test("where nobody may fold a bid takes a better hand", () => {
  const cards = "AC KC KS KH QD";
  expect(said(bidding(cards, { ...CLUBS, options: { clubsTurnUp: "off" } }), choose)).toBe("2");
  expect(said(bidding(cards, CLUBS), choose)).toBe("PASS");
});

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

const HOPELESS = "9H 10D 9C 10H QD";
const CLOSE = "KS QS 9H 10H 9C";
const clockwise = { folding: "clockwise" } as const;

const FOLDS: readonly [why: string, cards: string, scene: Scene, expected: string][] = [
  ["nothing to win with", HOPELESS, {}, "fold"],
  ["the right bower always takes a trick", "JS 9H 10D QD 9C", {}, "stay"],
  ["even against a bid of five", "JS 9H 10D QD 9C", { bid: 5 }, "stay"],
  ["with the right bower turned up the left is as good", "JC 9H 10D QD 9C", { turnUp: "JS" }, "stay"],
  ["the left bower alone may fall to the right", "JC 9H 10H QC 10D", {}, "fold"],
  ["a guarded ace of trump and an ace", "AS KS 9H AD 9C", {}, "stay"],
  ["two small trumps are not enough", CLOSE, {}, "fold"],
  ["unless the bidder wins the game with this bid", CLOSE, { scores: [15, 2, 15, 15] }, "stay"],
  ["or one trick is all it takes to win", CLOSE, { scores: [1, 12, 15, 15] }, "stay"],
  ["a hopeless hand stops nobody", HOPELESS, { scores: [15, 2, 15, 15] }, "fold"],
  [
    "nobody else is in and the bidder would win: folding loses the game",
    HOPELESS,
    { bidder: 1, folded: [2, 3], scores: [15, 5, 15, 15], options: clockwise },
    "stay",
  ],
  [
    "nobody else is in and the bidder does not win yet",
    HOPELESS,
    { bidder: 1, folded: [2, 3], scores: [15, 6, 15, 15], options: clockwise },
    "fold",
  ],
  [
    "two others are in: fewer tricks are left for a hand on the edge",
    "AS 9S 10H AC 9C",
    { bidder: 1, stayed: [2, 3], options: clockwise },
    "fold",
  ],
];

test.each(FOLDS)("%s: %s", (_, cards, scene, expected) => {
  expect(said(folding(cards, scene), choose)).toBe(expected);
});

test("a covered decision changes nothing", () => {
  const cards = "AS 9S 10H AC 9C";
  const undecided = said(folding(cards), choose);
  expect(said(folding(cards, { stayed: [2, 3] }), choose)).toBe(undecided);
});

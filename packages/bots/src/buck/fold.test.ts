import { expect, test } from "vitest";
import { folding, said } from "../../test/builders.ts";
import type { Scene } from "../../test/builders.ts";
import { choose } from "./medium.ts";

const HOPELESS = "9H 10D 9C 10H QD";
const CLOSE = "KS QS 9H 10H 9C";
const clockwise = { folding: "clockwise" } as const;

const CASES: readonly [why: string, cards: string, scene: Scene, expected: string][] = [
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

test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
  expect(said(folding(cards, scene), choose)).toBe(expected);
});

test("a covered decision changes nothing", () => {
  const cards = "AS 9S 10H AC 9C";
  const undecided = said(folding(cards), choose);
  expect(said(folding(cards, { stayed: [2, 3] }), choose)).toBe(undecided);
});

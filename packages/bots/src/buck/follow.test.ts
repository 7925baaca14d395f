import { expect, test } from "vitest";
import { playing, said } from "../../test/builders.ts";
import type { Scene } from "../../test/builders.ts";
import { choose } from "./medium.ts";

const DIRTY: Scene = { turnUp: "9C", options: { clubsTurnUp: "dirty" } };

const CASES: readonly [why: string, cards: string, scene: Scene, expected: string][] = [
  ["the last to play wins as cheaply as possible", "AH KH 9S 9C 10D", { trick: "9H 10H QH" }, "HEARTS_KING"],
  ["who cannot win throws the lowest", "10H QH 9S 9C 10D", { trick: "KH 9H AH" }, "HEARTS_10"],
  ["the lowest trump that wins is enough", "JS 9S QS 9C 10D", { trick: "AH KH 10S" }, "SPADES_QUEEN"],
  ["a trump takes the bidder's ace", "9S 10S 9C 10C QD", { trick: "AH 9H KH" }, "SPADES_9"],
  [
    "the one trick that sets the bidder is worth the right bower",
    "JS 9C",
    {
      bid: 4,
      taken: [1, 2, 0, 0],
      trick: "AH 9H KH",
      tricks: ["AS KS QS 10S", "AD KD QD 10D", "AC KC QC 10C"],
    },
    "SPADES_JACK",
  ],
  ["a card that cannot win is not a high one", "AD KC QD 9C 10D", { trick: "AH 9H KH" }, "CLUBS_9"],
  ["the left bower follows trump", "JC AH KH QH 10H", { trick: "9S 10S KS" }, "CLUBS_JACK"],
  [
    "dirty clubs: a trump for the trick everybody needs",
    "10C 9H QH 9S 10S",
    { ...DIRTY, trick: "AD KD QD" },
    "CLUBS_10",
  ],
];

test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
  expect(said(playing(cards, scene), choose)).toBe(expected);
});

test("a doubtful trump is spent to set the bidder, and kept once the bid is made", () => {
  const cards = "QS 9C 10C 9D";
  const scene: Scene = { bidder: 3, trick: "AH", tricks: ["KH 10D 10H QH"] };
  expect(said(playing(cards, { ...scene, bid: 4, taken: [1, 0, 0, 0] }), choose)).toBe("SPADES_QUEEN");
  expect(said(playing(cards, { ...scene, bid: 2, taken: [1, 0, 0, 2] }), choose)).toBe("CLUBS_9");
});

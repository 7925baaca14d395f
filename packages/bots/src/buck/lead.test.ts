import { expect, test } from "vitest";
import { playing, said } from "../../test/builders.ts";
import type { Scene } from "../../test/builders.ts";
import { choose } from "./medium.ts";

const bidder = (scene: Scene = {}): Scene => ({ bidder: 0, bid: 3, ...scene });
const DIRTY: Scene = { turnUp: "9C", options: { clubsTurnUp: "dirty" } };

const CASES: readonly [why: string, cards: string, scene: Scene, expected: string][] = [
  ["the bidder leads the right bower", "JS JC AS 9H 10D", bidder(), "SPADES_JACK"],
  ["right bower first, whatever else is high", "JS AS AH AD AC", bidder(), "SPADES_JACK"],
  ["without the right bower an ace goes first", "AS KS 9S AH 10D", bidder(), "HEARTS_ACE"],
  [
    "the left bower is the highest once the right one is gone",
    "JC AS 9H 10D",
    bidder({ tricks: ["9S JS QS 10S"] }),
    "CLUBS_JACK",
  ],
  ["somebody who stayed cashes an ace", "AH 9H QS 9C 10D", {}, "HEARTS_ACE"],
  ["a king is high when its ace was turned up", "KD 9H QS 9C 10H", { turnUp: "AD" }, "DIAMONDS_KING"],
  ["no bidder on dirty clubs: an ace again", "AH 9H QC 9S 10D", DIRTY, "HEARTS_ACE"],
];

test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
  expect(said(playing(cards, scene), choose)).toBe(expected);
});

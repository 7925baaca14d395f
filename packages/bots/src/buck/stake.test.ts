import { expect, test } from "vitest";
import { playing } from "../../test/builders.ts";
import type { Scene } from "../../test/builders.ts";
import { trickStake } from "./stake.ts";
import { PLAY } from "./weights.ts";

const { firstTrick, neededTrick, stopBidder, setBidder } = PLAY;
const OWN_BID: Scene = { bidder: 0, bid: 3 };
/** Seat 1 has bid three, and I have a trick already. */
const SAFE: Scene = { bidder: 1, bid: 3, taken: [1, 0, 0, 0] };
const THREE_TRICKS: Scene = { tricks: ["AS KS QS 10S", "AD KD QD 10D", "AC KC QC 10C"] };

const CASES: readonly [why: string, scene: Scene, stake: number][] = [
  ["the bidder needs it", OWN_BID, neededTrick],
  ["the bidder has made the bid", { ...OWN_BID, taken: [3, 0, 0, 0] }, 1],
  ["the first trick of somebody who stayed", { ...SAFE, taken: [0, 3, 0, 0] }, firstTrick],
  ["another trick, and the bidder needs some", SAFE, 1 + stopBidder],
  ["the bidder wins it so far", { ...SAFE, trick: "AH KH QH" }, 1 + stopBidder],
  ["somebody else wins it already", { ...SAFE, trick: "KH AH QH" }, 1],
  ["the bidder has made the bid, and I am safe", { ...SAFE, taken: [1, 3, 0, 0] }, 1],
  [
    "the bidder needs every trick that is left",
    { ...SAFE, ...THREE_TRICKS, taken: [1, 1, 1, 0] },
    1 + setBidder,
  ],
  ["the bidder is set already", { ...SAFE, ...THREE_TRICKS, taken: [2, 0, 1, 0] }, 1],
];

test.each(CASES)("what a trick is worth: %s", (_, scene, stake) => {
  expect(trickStake(playing("AH KH", scene), 0)).toBeCloseTo(stake);
});

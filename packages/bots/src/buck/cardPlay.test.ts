import type { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { playing, said } from "../../test/builders.ts";
import type { Scene } from "../../test/builders.ts";
import { trickStake } from "./cardPlay.ts";
import { buckMedium as choose } from "./medium.ts";
import { bidderOf, ownPlay } from "./situation.ts";
import { PLAY } from "./weights.ts";

const DIRTY: Scene = { turnUp: "9C", options: { clubsTurnUp: "dirty" } };

const FOLLOWS: readonly [why: string, cards: string, scene: Scene, expected: string][] = [
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

test.each(FOLLOWS)("%s: %s", (_, cards, scene, expected) => {
  expect(said(playing(cards, scene), choose)).toBe(expected);
});

test("a doubtful trump is spent to set the bidder, and kept once the bid is made", () => {
  const cards = "QS 9C 10C 9D";
  const scene: Scene = { bidder: 3, trick: "AH", tricks: ["KH 10D 10H QH"] };
  expect(said(playing(cards, { ...scene, bid: 4, taken: [1, 0, 0, 0] }), choose)).toBe("SPADES_QUEEN");
  expect(said(playing(cards, { ...scene, bid: 2, taken: [1, 0, 0, 2] }), choose)).toBe("CLUBS_9");
});

const bidder = (scene: Scene = {}): Scene => ({ bidder: 0, bid: 3, ...scene });

const LEADS: readonly [why: string, cards: string, scene: Scene, expected: string][] = [
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

test.each(LEADS)("%s: %s", (_, cards, scene, expected) => {
  expect(said(playing(cards, scene), choose)).toBe(expected);
});

const { firstTrick, neededTrick, stopBidder, setBidder } = PLAY;
const OWN_BID: Scene = { bidder: 0, bid: 3 };
/** AuctionSeat 1 has bid three, and I have a trick already. */
const SAFE: Scene = { bidder: 1, bid: 3, taken: [1, 0, 0, 0] };
const THREE_TRICKS: Scene = { tricks: ["AS KS QS 10S", "AD KD QD 10D", "AC KC QC 10C"] };

const STAKES: readonly [why: string, scene: Scene, stake: number][] = [
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

const stakeIn = (view: buck.View) => trickStake(ownPlay(view, 0), bidderOf(view));

test.each(STAKES)("what a trick is worth: %s", (_, scene, stake) => {
  expect(stakeIn(playing("AH KH", scene))).toBeCloseTo(stake);
});

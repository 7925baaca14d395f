import { expect, test } from "vitest";
import {
  at,
  bids,
  chooseDealer,
  concede,
  eventsOf,
  fold,
  nextHand,
  plays,
  run,
  scores,
  share,
  stay,
  table,
} from "../../test/builders.ts";
import type { GameState } from "./index.ts";

const BIDS = [2, 3, 4, 5] as const;

/** Ben bids and takes three tricks, Cleo stays and takes two, Dov stays and takes none, Ada folds. */
function played(bid: (typeof BIDS)[number]): GameState {
  const state = at("PLAYING", {
    hands: { 1: "JH JD AH 9S 9C", 2: "AS AC 9D 10D QD", 3: "KD AD 10S KS QS" },
    bid,
    trump: "HEARTS",
    folded: [0],
  });
  return plays(state, "JH 9D KD JD 10D AD AH QD 10S 9S AS KS AC QS 9C");
}

const change = (state: GameState, seat: number) => state.scoreSheet.at(-1)?.changes[seat];

test.each([2, 3] as const)("BUCK-SCORE-1 three tricks for a bid of %i take three points off", (bid) => {
  expect(played(bid).players.map(({ tricksTaken }) => tricksTaken)).toEqual([0, 3, 2, 0]);
  expect(change(played(bid), 1)).toBe(-3);
  expect(scores(played(bid))[1]).toBe(12);
});

test.each([4, 5] as const)("BUCK-SCORE-2 three tricks for a bid of %i add five points", (bid) => {
  expect(change(played(bid), 1)).toBe(5);
  expect(scores(played(bid))[1]).toBe(20);
});

test.each(BIDS)("BUCK-SCORE-3 two tricks take two points off, also against a bid of %i", (bid) => {
  expect(change(played(bid), 2)).toBe(-2);
  expect(scores(played(bid))[2]).toBe(13);
});

test("BUCK-SCORE-3 a single trick is enough", () => {
  const state = at("PLAYING", {
    hands: { 1: "JH JD AH KH 9S", 2: "AS AC 9D 10D QD" },
    folded: [3, 0],
  });
  expect(scores(plays(state, "JH 9D JD 10D AH QD KH AC 9S AS"))).toEqual([15, 11, 14, 15]);
});

test.each(BIDS)("BUCK-SCORE-4 staying for no trick adds five points, also against a bid of %i", (bid) => {
  expect(change(played(bid), 3)).toBe(5);
  expect(scores(played(bid))[3]).toBe(20);
});

test.each(BIDS)("BUCK-SCORE-5 who folded against a bid of %i keeps their score", (bid) => {
  expect(change(played(bid), 0)).toBe(0);
  expect(scores(played(bid))[0]).toBe(15);
});

test.each(BIDS)("BUCK-SCORE-6 unopposed, a bid of %i takes five points off", (bid) => {
  const state = run(at("FOLDING_DECISION", { bidder: 1, bid }), fold(0), fold(2), fold(3));
  expect(scores(state)).toEqual([15, 10, 15, 15]);
});

test("BUCK-SCORE-7 scores go below zero", () => {
  const five = concede(run(table({ startScore: 10 }), chooseDealer(0)), 0);
  const two = share(five, { three: 0, two: 1 });
  expect(scores(concede(two, 0))).toEqual([-3, 8, 10, 10]);
});

test("BUCK-SCORE-7 scores go above the start", () => {
  const twice = nextHand(played(5), "PLAYING", {
    hands: { 1: "JH JD AH 9S 9C", 2: "AS AC 9D 10D QD" },
    bid: 5,
    folded: [3, 0],
  });
  expect(scores(plays(twice, "JH 9D JD 10D AH QD 9S AS AC 9C"))).toEqual([15, 25, 11, 20]);
});

test("BUCK-SCORE-8 a hand that is played gets a line on the sheet", () => {
  expect(played(3).scoreSheet).toEqual([{ round: 1, changes: [0, -3, -2, 5] }]);
  expect(concede(played(3), 2).scoreSheet).toEqual([
    { round: 1, changes: [0, -3, -2, 5] },
    { round: 2, changes: [0, 0, -5, 0] },
  ]);
});

test("BUCK-SCORE-8 a hand that all passed gets none, and still counts as a hand", () => {
  const passed = bids(nextHand(played(3), "BIDDING"), "PASS", "PASS", "PASS", "PASS");
  expect(passed.scoreSheet).toEqual([{ round: 1, changes: [0, -3, -2, 5] }]);
  expect(concede(passed, 2).scoreSheet.map(({ round }) => round)).toEqual([1, 3]);
});

test("the score is announced with the last card", () => {
  const state = at("PLAYING", {
    hands: { 1: "JH JD AH 9S 9C", 2: "AS AC 9D 10D QD" },
    folded: [3, 0],
  });
  const last = plays(state, "JH 9D JD 10D AH QD 9S AS AC");
  expect(eventsOf(last, { type: "PLAY_CARD", playerPosition: 1, cardId: "CLUBS_9" }).at(-1)).toEqual({
    type: "roundScored",
    round: 1,
    changes: [0, -3, -2, 0],
    scores: [15, 12, 13, 15],
  });
});

test("the hand that the rulebook tells from beginning to end", () => {
  const bidding = at("BIDDING", {
    hands: { 1: "AH QS 10C 9C KD", 2: "JH JD KH AS 9S", 3: "QH AC KC 10S QD", 0: "9H JS 10D QC JC" },
    turnUp: "9D",
    under: "10H KS AD",
  });
  const declaring = bids(bidding, 2, 3, "PASS", "PASS", "PASS");
  const declared = run(declaring, { type: "DECLARE_TRUMP", playerPosition: 2, trumpSuit: "HEARTS" });
  const playing = run(declared, fold(0), stay(1), stay(3));
  const over = plays(playing, "JH QH AH JD KC 9C KH QD 10C 9S 10S QS KD AS AC");
  expect(over.tricks.map(({ winner }) => winner)).toEqual([2, 2, 2, 1, 1]);
  expect(scores(over)).toEqual([15, 13, 12, 20]);
  expect(nextHand(over, "TRUMP_REVEAL").dealerPosition).toBe(1);
});

import { POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import { at, bids, card, concede, fold, plays, run, shorts, table } from "../../test/builders.ts";
import { derive, ownHand, view, whyNotPlayable } from "./index.ts";
import type { Viewer } from "../index.ts";
import type { GameState } from "./index.ts";

const derived = (state: GameState, viewer: Viewer) => derive(view(state, viewer));
const onTurn = (state: GameState) => POSITIONS.filter((seat) => derived(state, seat).isMyTurn);

test.each([
  ["DEALING", table(), []],
  ["TRUMP_REVEAL", at("TRUMP_REVEAL"), []],
  ["BIDDING", at("BIDDING"), [1]],
  ["DECLARING_TRUMP", at("DECLARING_TRUMP", { bidder: 3 }), [3]],
  ["FOLDING_DECISION", at("FOLDING_DECISION", { bidder: 3 }), [0, 1, 2]],
  ["FOLDING_DECISION, one decided", run(at("FOLDING_DECISION", { bidder: 3 }), fold(1)), [0, 2]],
  ["PLAYING", at("PLAYING", { bidder: 3 }), [3]],
  ["ROUND_OVER", at("ROUND_OVER"), []],
] as const)("isMyTurn in %s", (_, state, seats) => {
  expect(onTurn(state)).toEqual(seats);
  expect(derived(state, "spectator").isMyTurn).toBe(false);
});

test("playableCards are the cards that follow, on one's own turn only", () => {
  const hands = { 1: "9D", 2: "JD QD 9C 10C AS", 3: "AD" };
  const state = plays(at("PLAYING", { trump: "HEARTS", hands }), "9D");
  expect(shorts(derived(state, 2).playableCards)).toBe("QD");
  expect(derived(state, 3).playableCards).toEqual([]);
  expect(derived(state, "spectator").playableCards).toEqual([]);
});

test("playableCards of the leader are the whole hand", () => {
  const state = at("PLAYING", { hands: { 1: "JD QD 9C 10C AS" } });
  expect(shorts(derived(state, 1).playableCards)).toBe("JD QD 9C 10C AS");
});

test.each(["BIDDING", "DECLARING_TRUMP", "FOLDING_DECISION", "ROUND_OVER"] as const)(
  "there are no playableCards in %s",
  (phase) => {
    for (const seat of POSITIONS) expect(derived(at(phase), seat).playableCards).toEqual([]);
  },
);

test("tricksRemaining counts down from five", () => {
  const state = at("PLAYING", {
    folded: [3, 0],
    hands: { 1: "JH JD AH KH QH", 2: "AS KS QS AC KC" },
  });
  const remaining = ["", "JH AS", "JH AS JD", "JH AS JD KS"].map(
    (cards) => derived(plays(state, cards), "spectator").tricksRemaining,
  );
  expect(remaining).toEqual([5, 4, 4, 3]);
  expect(derived(plays(state, "JH AS JD KS AH QS KH AC QH KC"), 0).tricksRemaining).toBe(0);
});

test("tricksRemaining is none when the tricks were conceded", () => {
  expect(derived(concede(at("ROUND_OVER"), 2), 0).tricksRemaining).toBe(0);
});

test("the leaderboard has the lowest score first, and seats in order when equal", () => {
  const state = concede(concede(run(table(), { type: "CHOOSE_DEALER", dealerPosition: 0 }), 2), 1);
  expect(
    derived(concede(state, 2), "spectator").leaderboard.map(({ name, score }) => `${name} ${score}`),
  ).toEqual(["Cleo 5", "Ben 10", "Ada 15", "Dov 15"]);
});

test.each([
  { said: [], viewer: 1, least: 2 },
  { said: ["PASS"], viewer: 2, least: 2 },
  { said: [2], viewer: 2, least: 3 },
  { said: [2, 4], viewer: 3, least: 5 },
  { said: [2], viewer: 3, least: null },
  { said: [2], viewer: "spectator", least: null },
] as const)("minBidAmount after $said is $least for $viewer", ({ said, viewer, least }) => {
  expect(derived(bids(at("BIDDING"), ...said), viewer).minBidAmount).toBe(least);
});

test.each([2, 3] as const)("minBidAmount begins at the minimum of %i", (minimumBid) => {
  expect(derived(at("BIDDING", { options: { minimumBid }, bid: 3 }), 1).minBidAmount).toBe(minimumBid);
});

test("minBidAmount is null and canPass false outside the bidding", () => {
  const state = at("PLAYING", { bidder: 1 });
  expect(derived(state, 1)).toMatchObject({ isMyTurn: true, minBidAmount: null, canPass: false });
});

test("canPass is for whoever speaks", () => {
  const state = bids(at("BIDDING"), 2);
  expect(POSITIONS.map((seat) => derived(state, seat).canPass)).toEqual([false, false, true, false]);
  expect(derived(state, "spectator").canPass).toBe(false);
});

test("canPass is false for a dealer who must bid", () => {
  const stuck = bids(at("BIDDING", { options: { allPass: "stick" } }), "PASS", "PASS", "PASS");
  expect(derived(stuck, 0)).toMatchObject({ isMyTurn: true, minBidAmount: 2, canPass: false });
});

test("ownHand is the viewer's, and a spectator has none", () => {
  const state = at("PLAYING", { hands: { 2: "JD QD 9C 10C AS" } });
  expect(shorts(ownHand(view(state, 2)))).toBe("JD QD 9C 10C AS");
  expect(ownHand(view(state, "spectator"))).toEqual([]);
});

test("BUCK-LAW-2 whyNotPlayable gives the reason before anybody tries", () => {
  const state = plays(at("PLAYING", { hands: { 1: "9D", 2: "JD QD 9C 10C AS" } }), "9D");
  const why = (short: string) => whyNotPlayable(view(state, 2), card(short).id)?.code ?? null;
  expect(why("QD")).toBeNull();
  expect(why("JD")).toBe("MUST_FOLLOW_SUIT");
  expect(whyNotPlayable(view(state, 2), card("JD").id)).toMatchObject({
    led: "DIAMONDS",
    leftBower: card("JD"),
  });
  expect(why("9D")).toBe("CARD_NOT_IN_HAND");
  expect(whyNotPlayable(view(state, 3), card("9C").id)?.code).toBe("NOT_YOUR_TURN");
});

import { POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  at,
  card,
  chooseDealer,
  euchred,
  march,
  passes,
  plays,
  run,
  shorts,
  table,
} from "../../test/euchre/builders.ts";
import { derive, ownHand, view, whyNotPlayable } from "./index.ts";
import type { Viewer } from "../index.ts";
import type { GameState } from "./index.ts";

const derived = (state: GameState, viewer: Viewer) => derive(view(state, viewer));
const onTurn = (state: GameState) => POSITIONS.filter((seat) => derived(state, seat).isMyTurn);
const first = () => at("ROUND1", { turnUp: "9H" });

test.each([
  ["DEALING", table(), []],
  ["ROUND1", first(), [1]],
  ["ROUND2", passes(first(), 6), [3]],
  ["DEALER_DISCARD", at("DEALER_DISCARD"), [0]],
  ["PLAYING", at("PLAYING"), [1]],
  ["PLAYING, the first sits out", at("PLAYING", { caller: 3, company: "alone" }), [2]],
  ["ROUND_OVER", at("ROUND_OVER"), []],
  ["GAME_OVER", at("GAME_OVER", { options: { targetScore: 1 } }), []],
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

test("playableCards of the leader are the whole hand, and none of a hand to discard from", () => {
  expect(shorts(derived(at("PLAYING", { hands: { 1: "JD QD 9C 10C AS" } }), 1).playableCards)).toBe(
    "JD QD 9C 10C AS",
  );
  expect(derived(at("DEALER_DISCARD"), 0)).toMatchObject({ isMyTurn: true, playableCards: [] });
});

test("tricksRemaining counts down from five", () => {
  const hands = { 1: "JH JD AH KH QH", 2: "AS KS QS AC KC", 3: "9S 10S 9C 10C QC", 0: "AD KD QD 10D 9D" };
  const state = at("PLAYING", { hands, turnUp: "9H" });
  const remaining = ["", "JH AS 9S", "JH AS 9S AD", "JH AS 9S AD JD KS 10S KD"].map(
    (cards) => derived(plays(state, cards), "spectator").tricksRemaining,
  );
  expect(remaining).toEqual([5, 5, 4, 3]);
  expect(derived(at("ROUND_OVER"), 0).tricksRemaining).toBe(0);
});

const board = (state: GameState) =>
  derived(state, "spectator").leaderboard.map(({ team, score }) => `${team} ${score}`);

test("the leaderboard has the higher score first, and team a when equal", () => {
  const fresh = run(table(), chooseDealer(0));
  expect(board(fresh)).toEqual(["a 0", "b 0"]);
  expect(board(march(fresh, 1))).toEqual(["b 2", "a 0"]);
  expect(board(euchred(march(fresh, 1), 1, "alone"))).toEqual(["a 2", "b 2"]);
  expect(board(march(march(fresh, 1), 2, "alone"))).toEqual(["a 4", "b 2"]);
});

test("canPass is for whoever speaks, and not for a dealer who must call", () => {
  const passers = (state: GameState) => POSITIONS.filter((seat) => derived(state, seat).canPass);
  expect([0, 1, 3, 4, 6, 7].map((count) => passers(passes(first(), count)))).toEqual([
    [1],
    [2],
    [0],
    [1],
    [3],
    [],
  ]);
  expect(passers(at("PLAYING"))).toEqual([]);
  expect(derived(first(), "spectator").canPass).toBe(false);
});

test("minBidAmount is null, since nobody bids a number", () => {
  for (const seat of POSITIONS) expect(derived(first(), seat).minBidAmount).toBeNull();
});

test("callableSuits and aloneChoices are for whoever speaks", () => {
  expect(derived(first(), 1)).toMatchObject({ callableSuits: ["HEARTS"], aloneChoices: [false, true] });
  expect(derived(passes(first(), 4), 1)).toMatchObject({
    callableSuits: ["SPADES", "DIAMONDS", "CLUBS"],
    aloneChoices: [false, true],
  });
  for (const [state, viewer] of [
    [first(), 2],
    [first(), "spectator"],
    [at("PLAYING"), 1],
    [at("DEALER_DISCARD"), 0],
  ] as const) {
    expect(derived(state, viewer)).toMatchObject({ callableSuits: [], aloneChoices: [] });
  }
});

test("aloneChoices are none where there is nothing to call", () => {
  const game = { options: { callOnlySuitsHeld: true }, turnUp: "9H", hands: { 1: "10H JH QH KH AH" } };
  const state = passes(at("ROUND1", game), 4);
  expect(derived(state, 1)).toMatchObject({ canPass: true, callableSuits: [], aloneChoices: [] });
});

test("ownHand is the viewer's, and a spectator has none", () => {
  const state = at("PLAYING", { hands: { 2: "JD QD 9C 10C AS" } });
  expect(shorts(ownHand(view(state, 2)))).toBe("JD QD 9C 10C AS");
  expect(ownHand(view(state, "spectator"))).toEqual([]);
});

test("EUCHRE-LAW-2 whyNotPlayable gives the reason before anybody tries", () => {
  const hands = { 1: "9D", 2: "JD QD 9C 10C AS" };
  const state = plays(at("PLAYING", { trump: "HEARTS", hands }), "9D");
  const why = (short: string) => whyNotPlayable(view(state, 2), card(short).id)?.code ?? null;
  expect(why("QD")).toBeNull();
  expect(why("JD")).toBe("MUST_FOLLOW_SUIT");
  expect(whyNotPlayable(view(state, 2), card("JD").id)).toMatchObject({
    led: "DIAMONDS",
    leftBower: card("JD"),
  });
  expect(why("9D")).toBe("INVALID_CARD");
  expect(whyNotPlayable(view(state, 3), card("9C").id)?.code).toBe("NOT_YOUR_TURN");
  const alone = at("PLAYING", { company: "alone", hands: { 3: "9C" }, turnUp: "9H" });
  expect(whyNotPlayable(view(alone, 3), card("9C").id)?.code).toBe("INACTIVE_PARTNER");
});

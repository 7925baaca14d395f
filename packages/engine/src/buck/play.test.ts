import { expect, test } from "vitest";
import { answer, at, card, eventsOf, lay, plays, run, about, shorts } from "../../test/builders.ts";
import {
  FOLLOWING,
  FOLLOWING_WITH_LEFT_BOWER,
  NOTHING_TO_FOLLOW_WITH,
  REVOKES,
  WON_TRICKS,
} from "../../test/followCases.ts";
import type { Suit } from "../index.ts";
import { apply, legalActions, toAct, view } from "./index.ts";
import type { GameState } from "./index.ts";

/** Ben leads a card; it is Cleo's turn with this hand. */
const facing = ({ led, held, trump }: { led: string; held: string; trump: Suit }) =>
  plays(at("PLAYING", { trump, hands: { 1: led, 2: held } }), led);

/** What Cleo may play, as the rules answer when she tries every card. */
const allowed = (state: GameState) =>
  shorts(
    (state.players[2]?.hand ?? []).filter(({ id }) => {
      return apply(state, { type: "PLAY_CARD", playerPosition: 2, cardId: id }).ok;
    }),
  );

test.each([0, 1, 2, 3] as const)("BUCK-PLAY-1 bidder %i leads", (bidder) => {
  const state = at("PLAYING", { bidder });
  expect(state.currentPlayerPosition).toBe(bidder);
  expect(state.currentTrick).toEqual({ number: 1, leadPlayerPosition: bidder, cards: [], winner: null });
});

test.each([
  { who: "all four", folded: [], order: [1, 2, 3, 0] },
  { who: "three", folded: [2], order: [1, 3, 0] },
  { who: "the bidder and the next", folded: [3, 0], order: [1, 2] },
  { who: "the bidder and the last", folded: [2, 3], order: [1, 0] },
] as const)("BUCK-PLAY-2 in turn, clockwise: $who", ({ folded, order }) => {
  let state = at("PLAYING", { bidder: 1, folded });
  for (const seat of order) {
    expect(toAct(state)).toEqual([seat]);
    const [action] = legalActions(view(state, seat));
    if (action !== undefined) state = run(state, action);
  }
  expect(state.tricks[0]?.cards.map(({ playerPosition }) => playerPosition)).toEqual(order);
});

test("BUCK-PLAY-2 nobody plays before their turn, or from another hand", () => {
  const state = at("PLAYING", { hands: { 1: "AS", 2: "KS" } });
  expect(answer(state, lay(2, "KS"))).toBe("NOT_YOUR_TURN");
  expect(answer(state, lay(1, "KS"))).toBe("CARD_NOT_IN_HAND");
});

test("BUCK-PLAY-2 a card that is played is gone", () => {
  const state = at("PLAYING", { hands: { 1: "AS KS QS 10S 9S", 0: "AD KD QD 10D 9D" }, folded: [2, 3] });
  const later = plays(state, "AS");
  expect(shorts(later.players[1]?.hand ?? [])).toBe("KS QS 10S 9S");
  expect(shorts(later.currentTrick.cards.map((played) => played.card))).toBe("AS");
  expect(answer(plays(later, "9D"), lay(1, "AS"))).toBe("CARD_NOT_IN_HAND");
});

test.each(["JD", "AH", "9C", "10S", "QD"])("BUCK-PLAY-3 the leader may lead %s", (short) => {
  const state = at("PLAYING", { hands: { 1: "JD AH 9C 10S QD" }, trump: "HEARTS" });
  expect(answer(state, lay(1, short))).toBe("accepted");
});

test.each(FOLLOWING)("BUCK-PLAY-4 $held to $led, trump $trump: $may", ({ may, ...hands }) => {
  expect(allowed(facing(hands))).toBe(may);
});

test.each(FOLLOWING_WITH_LEFT_BOWER)("BUCK-PLAY-5 $held to $led, trump $trump: $may", ({ may, ...hands }) => {
  expect(allowed(facing(hands))).toBe(may);
});

test.each(NOTHING_TO_FOLLOW_WITH)(
  "BUCK-PLAY-6 without the suit of $led every card of $held is allowed",
  (hands) => {
    expect(allowed(facing(hands))).toBe(hands.held);
  },
);

test.each(WON_TRICKS)("BUCK-PLAY-7 of $hands, trump $trump: the best wins", ({ trump, hands, seat }) => {
  const [ben, cleo, dov, ada] = hands;
  const playing = at("PLAYING", { trump, hands: { 1: ben, 2: cleo, 3: dov, 0: ada } });
  const state = plays(playing, hands.map((held) => held.split(" ")[0]).join(" "));
  expect(state.tricks[0]).toMatchObject({ winner: seat });
  expect(state.players[seat]?.tricksTaken).toBe(1);
});

test("BUCK-PLAY-8 a trick is complete with one card from each who is in", () => {
  const state = at("PLAYING", { folded: [0], hands: { 1: "KS", 2: "AS", 3: "9S" } });
  const two = plays(state, "KS AS");
  expect(two).toMatchObject({ tricks: [], currentTrick: { winner: null } });
  const three = plays(two, "9S");
  expect(three.tricks).toHaveLength(1);
  expect(three.tricks[0]).toMatchObject({ number: 1, leadPlayerPosition: 1, winner: 2 });
  expect(three).toMatchObject({
    currentPlayerPosition: 2,
    currentTrick: { number: 2, leadPlayerPosition: 2, cards: [] },
  });
});

test("BUCK-PLAY-8 the card and the trick are announced", () => {
  const state = at("PLAYING", { folded: [3, 0], hands: { 1: "KS", 2: "AS" } });
  expect(eventsOf(state, lay(1, "KS"))).toEqual([{ type: "played", playerPosition: 1, card: card("KS") }]);
  expect(eventsOf(plays(state, "KS"), lay(2, "AS"))).toEqual([
    { type: "played", playerPosition: 2, card: card("AS") },
    { type: "trickWon", playerPosition: 2, card: card("AS"), number: 1 },
  ]);
});

test("BUCK-PLAY-9 the fifth trick ends the hand and scores it", () => {
  const state = at("PLAYING", {
    folded: [3, 0],
    hands: { 1: "JH JD AH KH QH", 2: "AS KS QS AC KC" },
  });
  const four = plays(state, "JH AS JD KS AH QS KH AC");
  expect(four).toMatchObject({ phase: "PLAYING", currentTrick: { number: 5 } });
  const last = plays(four, "QH");
  expect(eventsOf(last, lay(2, "KC")).map(({ type }) => type)).toEqual(["played", "trickWon", "roundScored"]);
  const over = plays(last, "KC");
  expect(over).toMatchObject({ phase: "ROUND_OVER", currentPlayerPosition: null });
  expect(over.tricks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(over.players.map(({ tricksTaken }) => tricksTaken)).toEqual([0, 5, 0, 0]);
});

test.each(REVOKES)("BUCK-LAW-2 the suit to follow is named: $why", ({ tries, names, ...hands }) => {
  const state = facing(hands);
  expect(about(state, lay(2, tries))).toEqual({
    code: "MUST_FOLLOW_SUIT",
    led: names.led,
    leftBower: names.leftBower === null ? null : card(names.leftBower),
  });
});

test("an unknown card is not played", () => {
  const action = { type: "PLAY_CARD", playerPosition: 1, cardId: "SPADES_6" };
  expect(answer(at("PLAYING"), action)).toBe("UNKNOWN_CARD");
});

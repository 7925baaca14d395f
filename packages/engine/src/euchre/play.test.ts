import { expect, test } from "vitest";
import {
  answer,
  at,
  call,
  card,
  eventsOf,
  lay,
  orderUp,
  passes,
  plays,
  run,
  about,
  shorts,
} from "../../test/euchre/builders.ts";
import {
  FOLLOWING,
  FOLLOWING_WITH_LEFT_BOWER,
  NOTHING_TO_FOLLOW_WITH,
  REVOKES,
  WON_TRICKS,
} from "../../test/followCases.ts";
import type { Suit } from "../index.ts";
import { legalActions, toAct, view } from "./index.ts";
import type { GameState } from "./index.ts";

/** Ben leads a card; it is Cleo's turn with this hand. */
const facing = ({ led, held, trump }: { led: string; held: string; trump: Suit }) =>
  plays(at("PLAYING", { trump, hands: { 1: led, 2: held } }), led);

/** What Cleo may play, as the rules answer when she tries every card. */
const allowed = (state: GameState) =>
  shorts((state.players[2]?.hand ?? []).filter((one) => answer(state, lay(2, shorts([one]))) === "accepted"));

/** The seats in the order they play the first trick. */
function orderOfPlay(first: GameState): readonly number[] {
  let state = first;
  while (state.tricks.length === 0) {
    const [action] = legalActions(view(state, toAct(state)[0] ?? "spectator"));
    if (action === undefined) throw new Error("Nobody can play");
    state = run(state, action);
  }
  return state.tricks[0]?.cards.map(({ playerPosition }) => playerPosition) ?? [];
}

test.each([1, 2, 3, 0] as const)("EUCHRE-ALONE-1 seat %i may go alone in the first round", (caller) => {
  const state = at("PLAYING", { caller, company: "alone", turnUp: "9H" });
  expect(state).toMatchObject({
    alonePosition: caller,
    inactivePosition: (caller + 2) % 4,
    trumpSuit: "HEARTS",
  });
  expect(state.calls.at(-1)).toEqual({ playerPosition: caller, call: "ORDER_UP", goAlone: true });
});

test.each([1, 2, 3, 0] as const)("EUCHRE-ALONE-1 seat %i may go alone in the second", (caller) => {
  const state = at("PLAYING", { caller, company: "alone", turnUp: "9H", trump: "CLUBS" });
  expect(state).toMatchObject({
    alonePosition: caller,
    inactivePosition: (caller + 2) % 4,
    trumpSuit: "CLUBS",
  });
  expect(state.calls.at(-1)).toEqual({ playerPosition: caller, call: "CLUBS", goAlone: true });
});

test("EUCHRE-ALONE-1 it is said with the call, and announced with who sits out", () => {
  const first = at("ROUND1", { turnUp: "9H" });
  expect(eventsOf(first, orderUp(1, "alone")).slice(0, 2)).toEqual([
    { type: "orderedUp", playerPosition: 1, trumpSuit: "HEARTS", goAlone: true },
    { type: "sitsOut", playerPosition: 3 },
  ]);
  expect(eventsOf(passes(first, 4), call(1, "CLUBS", "alone"))).toEqual([
    { type: "called", playerPosition: 1, trumpSuit: "CLUBS", goAlone: true },
    { type: "sitsOut", playerPosition: 3 },
    { type: "playOpened", playerPosition: 1 },
  ]);
});

test("EUCHRE-ALONE-1 whoever says nothing plays with their partner", () => {
  const silent = { type: "CALL_TRUMP", playerPosition: 1, pickUp: true } as const;
  const first = at("ROUND1", { turnUp: "9H" });
  expect(run(first, silent)).toEqual(run(first, orderUp(1)));
  expect(run(first, silent)).toMatchObject({ alonePosition: null, inactivePosition: null });
});

test("EUCHRE-ALONE-2 the partner plays no card and is passed over", () => {
  const state = at("PLAYING", { caller: 1, company: "alone", turnUp: "9H", hands: { 3: "AS" } });
  expect(answer(state, lay(3, "AS"))).toBe("INACTIVE_PARTNER");
  const over = at("ROUND_OVER", { caller: 1, company: "alone", turnUp: "9H" });
  expect(over.players[3]?.hand).toHaveLength(5);
  expect(over.players[3]?.tricksTaken).toBe(0);
  expect(over.tricks.flatMap(({ cards }) => cards).some(({ playerPosition }) => playerPosition === 3)).toBe(
    false,
  );
});

test("EUCHRE-ALONE-3 a trick is complete with three cards", () => {
  const hands = { 1: "KS", 2: "AS", 0: "9S" };
  const two = plays(at("PLAYING", { caller: 1, company: "alone", turnUp: "9H", hands }), "KS AS");
  expect(two.tricks).toEqual([]);
  const three = plays(two, "9S");
  expect(three.tricks[0]).toMatchObject({ number: 1, winner: 2 });
  expect(three.currentTrick).toMatchObject({ number: 2, leadPlayerPosition: 2, cards: [] });
  const over = at("ROUND_OVER", { caller: 1, company: "alone", turnUp: "9H" });
  expect(over.tricks.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3, 3]);
});

test.each([
  { dealer: 0, caller: 0, company: "together", order: [1, 2, 3, 0] },
  { dealer: 2, caller: 3, company: "together", order: [3, 0, 1, 2] },
  { dealer: 0, caller: 1, company: "alone", order: [1, 2, 0] },
  { dealer: 0, caller: 2, company: "alone", order: [1, 2, 3] },
  { dealer: 0, caller: 3, company: "alone", order: [2, 3, 0] },
  { dealer: 0, caller: 0, company: "alone", order: [1, 3, 0] },
  { dealer: 3, caller: 2, company: "alone", order: [1, 2, 3] },
] as const)("EUCHRE-PLAY-1 $dealer deals, $caller calls $company: $order", ({ order, ...game }) => {
  const state = at("PLAYING", { ...game, turnUp: "9H" });
  expect(state.currentTrick).toEqual({ number: 1, leadPlayerPosition: order[0], cards: [], winner: null });
  expect(orderOfPlay(state)).toEqual(order);
});

test("EUCHRE-PLAY-2 nobody plays before their turn, or from another hand", () => {
  const state = at("PLAYING", { hands: { 1: "AS", 2: "KS" }, turnUp: "9H" });
  expect(answer(state, lay(2, "KS"))).toBe("NOT_YOUR_TURN");
  expect(answer(state, lay(1, "KS"))).toBe("INVALID_CARD");
});

test("EUCHRE-PLAY-2 a card that is played is gone", () => {
  const state = plays(at("PLAYING", { hands: { 1: "AS KS QS 10S 9S" }, turnUp: "9H" }), "AS");
  expect(shorts(state.players[1]?.hand ?? [])).toBe("KS QS 10S 9S");
  expect(shorts(state.currentTrick.cards.map((played) => played.card))).toBe("AS");
});

test.each(["JD", "AH", "9C", "10S", "QD"])("EUCHRE-PLAY-3 the leader may lead %s", (short) => {
  const state = at("PLAYING", { hands: { 1: "JD AH 9C 10S QD" }, trump: "HEARTS" });
  expect(answer(state, lay(1, short))).toBe("accepted");
});

test.each(FOLLOWING)("EUCHRE-PLAY-4 $held to $led, trump $trump: $may", ({ may, ...hands }) => {
  expect(allowed(facing(hands))).toBe(may);
});

test.each(FOLLOWING_WITH_LEFT_BOWER)(
  "EUCHRE-PLAY-5 $held to $led, trump $trump: $may",
  ({ may, ...hands }) => {
    expect(allowed(facing(hands))).toBe(may);
  },
);

test.each(NOTHING_TO_FOLLOW_WITH)("EUCHRE-PLAY-6 $held to $led, trump $trump: anything", (hands) => {
  expect(allowed(facing(hands))).toBe(hands.held);
});

test.each(WON_TRICKS)("EUCHRE-PLAY-7 of $hands, trump $trump: the best wins", ({ trump, hands, seat }) => {
  const [ben, cleo, dov, ada] = hands;
  const playing = at("PLAYING", { trump, hands: { 1: ben, 2: cleo, 3: dov, 0: ada } });
  const state = plays(playing, hands.map((held) => held.split(" ")[0]).join(" "));
  expect(state.tricks[0]).toMatchObject({ winner: seat });
  expect(state.players[seat]?.tricksTaken).toBe(1);
});

test("EUCHRE-PLAY-8 the winner leads, and the trick is the team's", () => {
  const hands = { 1: "KS 9C", 2: "AS", 3: "9S", 0: "10S" };
  const state = plays(at("PLAYING", { hands, turnUp: "9H" }), "KS AS 9S 10S");
  expect(state.tricks).toHaveLength(1);
  expect(state.tricks[0]).toMatchObject({ number: 1, leadPlayerPosition: 1, winner: 2 });
  expect(state).toMatchObject({
    tricksWon: { a: 1, b: 0 },
    currentPlayerPosition: 2,
    currentTrick: { number: 2, leadPlayerPosition: 2, cards: [] },
  });
});

test("EUCHRE-PLAY-8 the card and the trick are announced", () => {
  const hands = { 1: "KS", 2: "AS", 3: "9S", 0: "10S" };
  const state = at("PLAYING", { hands, turnUp: "9H" });
  expect(eventsOf(state, lay(1, "KS"))).toEqual([{ type: "played", playerPosition: 1, card: card("KS") }]);
  expect(eventsOf(plays(state, "KS AS 9S"), lay(0, "10S"))).toEqual([
    { type: "played", playerPosition: 0, card: card("10S") },
    { type: "trickWon", playerPosition: 2, card: card("AS"), number: 1 },
  ]);
});

test("EUCHRE-PLAY-9 the fifth trick ends the hand and scores it, not the third", () => {
  const hands = { 1: "JH JD AH KH QH", 2: "AS KS QS AC KC", 3: "9S 10S 9C 10C QC", 0: "AD KD QD 10D 9D" };
  const state = plays(at("PLAYING", { hands, turnUp: "9H" }), "JH AS 9S AD JD KS 10S KD AH QS 9C QD");
  expect(state).toMatchObject({ phase: "PLAYING", tricksWon: { b: 3 } });
  const last = plays(state, "KH AC 10C 10D QH KC QC");
  expect(eventsOf(last, lay(0, "9D")).map(({ type }) => type)).toEqual(["played", "trickWon", "roundScored"]);
  const over = plays(last, "9D");
  expect(over).toMatchObject({ phase: "ROUND_OVER", currentPlayerPosition: null, tricksWon: { a: 0, b: 5 } });
  expect(over.tricks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test.each(REVOKES)("EUCHRE-LAW-2 the suit to follow is named: $why", ({ tries, names, ...hands }) => {
  const state = facing(hands);
  expect(about(state, lay(2, tries))).toEqual({
    code: "MUST_FOLLOW_SUIT",
    led: names.led,
    leftBower: names.leftBower === null ? null : card(names.leftBower),
  });
});

test("an unknown card is not played", () => {
  const action = { type: "PLAY_CARD", playerPosition: 1, cardId: "SPADES_6" };
  expect(answer(at("PLAYING"), action)).toBe("INVALID_CARD");
});

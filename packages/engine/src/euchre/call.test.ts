import { POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  answer,
  at,
  call,
  card,
  discard,
  eventsOf,
  orderUp,
  pass,
  passes,
  run,
  about,
} from "../../test/euchre/builders.ts";
import { SUITS } from "../cards.ts";
import { toAct } from "./index.ts";
import type { GameState } from "./index.ts";

const SEATS_FROM_LEFT = [
  [0, [1, 2, 3, 0]],
  [1, [2, 3, 0, 1]],
  [2, [3, 0, 1, 2]],
  [3, [0, 1, 2, 3]],
] as const;
const second = (game: Parameters<typeof at>[1] = {}) => passes(at("ROUND1", { turnUp: "9H", ...game }), 4);
const said = ({ calls }: GameState) =>
  calls.map(({ playerPosition, call: word }) => `${playerPosition} ${word}`);

test.each(SEATS_FROM_LEFT)("EUCHRE-CALL-1 when %i deals they speak in the order %j", (dealer, order) => {
  const state = at("ROUND1", { dealer });
  const first = order.map((_, count) => toAct(passes(state, count)));
  const again = order.map((_, count) => toAct(passes(state, order.length + count)));
  expect(first).toEqual(order.map((seat) => [seat]));
  expect(again).toEqual(first);
});

test.each([0, 2, 3] as const)("EUCHRE-CALL-1 seat %i does not speak while it is another's turn", (seat) => {
  expect(answer(at("ROUND1"), pass(seat))).toBe("NOT_YOUR_TURN");
  expect(answer(at("ROUND1"), orderUp(seat))).toBe("NOT_YOUR_TURN");
  expect(answer(second(), pass(seat))).toBe("NOT_YOUR_TURN");
  expect(answer(second(), call(seat, "CLUBS"))).toBe("NOT_YOUR_TURN");
});

test.each([
  { who: "the dealer's left", caller: 1, team: "b" },
  { who: "the dealer's partner", caller: 2, team: "a" },
  { who: "the dealer's right", caller: 3, team: "b" },
  { who: "the dealer", caller: 0, team: "a" },
] as const)("EUCHRE-CALL-2 $who may order up, and the turned suit is trump", ({ caller, team }) => {
  const state = at("DEALER_DISCARD", { caller, turnUp: "9H" });
  expect(state).toMatchObject({
    trumpSuit: "HEARTS",
    callerPosition: caller,
    callingTeam: team,
    alonePosition: null,
    inactivePosition: null,
  });
  expect(state.calls.at(-1)).toEqual({ playerPosition: caller, call: "ORDER_UP", goAlone: false });
});

test.each(SUITS)("EUCHRE-CALL-2 ordering up makes %s trump when it is turned", (suit) => {
  const turnUp = `9${suit.slice(0, 1)}`;
  expect(at("DEALER_DISCARD", { turnUp }).trumpSuit).toBe(suit);
});

test("EUCHRE-CALL-2 a pass and an order are announced", () => {
  const state = at("ROUND1", { turnUp: "9H" });
  expect(eventsOf(state, pass(1))).toEqual([{ type: "passed", playerPosition: 1, callRound: 1 }]);
  expect(eventsOf(state, orderUp(1))[0]).toEqual({
    type: "orderedUp",
    playerPosition: 1,
    trumpSuit: "HEARTS",
    goAlone: false,
  });
});

test("EUCHRE-CALL-3 four passes turn the card down and begin again at the dealer's left", () => {
  const three = passes(at("ROUND1", { turnUp: "9H" }), 3);
  expect(three.phase).toBe("ROUND1");
  expect(eventsOf(three, pass(0))).toEqual([
    { type: "passed", playerPosition: 0, callRound: 1 },
    { type: "turnedDown", card: card("9H") },
  ]);
  const state = run(three, pass(0));
  expect(state).toMatchObject({ phase: "ROUND2", currentPlayerPosition: 1, trumpSuit: null });
  expect(said(state)).toEqual(["1 PASS", "2 PASS", "3 PASS", "0 PASS"]);
});

test("EUCHRE-CALL-3 the card stays in the kitty and is remembered", () => {
  expect(second()).toMatchObject({ turnUpCard: card("9H"), dealerPickedUp: null });
  expect(second().kitty[0]).toBe(card("9H"));
});

test.each(["SPADES", "DIAMONDS", "CLUBS"] as const)(
  "EUCHRE-CALL-4 %s may be named without a card of it",
  (suit) => {
    const state = second({ hands: { 1: "10H JH QH KH AH" } });
    expect(run(state, call(1, suit))).toMatchObject({
      phase: "PLAYING",
      trumpSuit: suit,
      callerPosition: 1,
      callingTeam: "b",
    });
    expect(eventsOf(state, call(1, suit))).toEqual([
      { type: "called", playerPosition: 1, trumpSuit: suit, goAlone: false },
      { type: "playOpened", playerPosition: 1 },
    ]);
  },
);

test.each(POSITIONS)("EUCHRE-CALL-4 seat %i may call in its turn", (caller) => {
  expect(at("PLAYING", { turnUp: "9H", caller, trump: "CLUBS" })).toMatchObject({
    callerPosition: caller,
    trumpSuit: "CLUBS",
  });
});

test("EUCHRE-CALL-4 the suit that was turned down cannot be named", () => {
  expect(answer(second(), call(1, "HEARTS"))).toBe("INVALID_SUIT");
  expect(about(second(), call(1, "HEARTS"))).toMatchObject({ why: "turnedDown", suit: "HEARTS" });
});

test.each(["STARS", "hearts", null, undefined])("EUCHRE-CALL-4 %j is not a suit", (suit) => {
  expect(answer(second(), { type: "CALL_TRUMP", playerPosition: 1, suit })).toBe("INVALID_SUIT");
});

test("EUCHRE-CALL-4 a pass in the second round is announced as such", () => {
  expect(eventsOf(second(), pass(1))).toEqual([{ type: "passed", playerPosition: 1, callRound: 2 }]);
});

test("EUCHRE-CALL-5 a suit is not named in the first round, not even the turned one", () => {
  const state = at("ROUND1", { turnUp: "9H" });
  expect(SUITS.map((suit) => answer(state, call(1, suit)))).toEqual(Array(4).fill("INVALID_CALL"));
});

test("EUCHRE-CALL-5 nothing is ordered up in the second round", () => {
  expect(answer(second(), orderUp(1))).toBe("INVALID_CALL");
});

test.each([
  { pickUp: true, suit: "HEARTS" },
  {},
  { goAlone: true },
  { pickUp: false },
  { pickUp: true, goAlone: "yes" },
])("EUCHRE-CALL-5 a call with %j is none", (fields) => {
  const action = { type: "CALL_TRUMP", playerPosition: 1, ...fields };
  expect(answer(at("ROUND1", { turnUp: "9H" }), action)).toBe("INVALID_CALL");
});

test.each([
  ["an order", at("DEALER_DISCARD", { turnUp: "9H" })],
  ["a call", at("PLAYING", { turnUp: "9H", trump: "CLUBS" })],
])("EUCHRE-CALL-6 after %s there is no more calling", (_, state) => {
  for (const seat of POSITIONS) {
    const answers = [pass(seat), orderUp(seat), call(seat, "SPADES")].map((action) => answer(state, action));
    expect(answers).toEqual(["WRONG_PHASE", "WRONG_PHASE", "WRONG_PHASE"]);
  }
});

test.each(SEATS_FROM_LEFT)(
  "EUCHRE-CALL-7 dealer %i must call when the others have passed twice",
  (dealer) => {
    const state = passes(second({ dealer }), 3);
    expect(toAct(state)).toEqual([dealer]);
    expect(answer(state, pass(dealer))).toBe("MUST_CALL");
    expect(run(state, call(dealer, "CLUBS"))).toMatchObject({ phase: "PLAYING", callerPosition: dealer });
  },
);

test("EUCHRE-CALL-7 the dealer may pass in the first round, and the others always", () => {
  expect(answer(passes(at("ROUND1"), 3), pass(0))).toBe("accepted");
  expect(
    [0, 1, 2].map((count) => answer(passes(second(), count), pass(([1, 2, 3] as const)[count] ?? 0))),
  ).toEqual(Array(3).fill("accepted"));
});

test("nobody discards while trump is being made", () => {
  expect(answer(at("ROUND1"), discard(0, "9S"))).toBe("WRONG_PHASE");
  expect(answer(at("ROUND1"), discard(1, "9S"))).toBe("NOT_DEALER");
});

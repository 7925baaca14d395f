import { FULL_DECK } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  at,
  call,
  chooseDealer,
  deal,
  discard,
  join,
  lay,
  leave,
  orderUp,
  pass,
  passes,
  plays,
  run,
  stack,
  swap,
  table,
} from "../../test/euchre/builders.ts";
import { apply, create } from "./index.ts";
import type { ErrorCode, GameState } from "./index.ts";

interface Mistake {
  readonly state: () => GameState;
  readonly action: unknown;
  /** What a sentence about it has to name. */
  readonly names?: object;
}

const first = () => at("ROUND1", { turnUp: "9H" });
const second = () => passes(first(), 4);
const playing = () => at("PLAYING", { hands: { 1: "9D", 2: "QD 9C", 3: "KD" }, turnUp: "9H" });
const alone = () => at("PLAYING", { company: "alone", hands: { 3: "KD" }, turnUp: "9H" });
const noLoners = () => at("ROUND1", { options: { goingAlone: false } });
const canadian = () => passes(at("ROUND1", { options: { canadian: true } }), 1);

// A code without a mistake that leads to it does not compile.
const MISTAKES: Readonly<Record<ErrorCode, Mistake>> = {
  MALFORMED_ACTION: { state: create, action: "DEAL" },
  UNKNOWN_ACTION: { state: create, action: { type: "PLACE_BID", playerPosition: 1, amount: 2 } },
  INVALID_POSITION: { state: create, action: { type: "REMOVE_PLAYER", playerPosition: 4 } },
  INVALID_PLAYER_ID: { state: create, action: { type: "ADD_PLAYER", id: "", name: "Ada" } },
  INVALID_NAME: { state: create, action: { type: "ADD_PLAYER", id: "ada", name: " " } },
  INVALID_CALL: { state: second, action: orderUp(1) },
  INVALID_SUIT: { state: second, action: call(1, "HEARTS"), names: { why: "turnedDown", suit: "HEARTS" } },
  INVALID_CARD: { state: playing, action: lay(1, "KD") },
  NOT_A_FULL_DECK: {
    state: () => run(table(), chooseDealer(0)),
    action: deal(FULL_DECK.slice(1)),
    names: { cards: 24 },
  },
  WRONG_PHASE: { state: table, action: { type: "NEXT_ROUND" }, names: { phase: "DEALING" } },
  TABLE_FULL: { state: table, action: join("Eve"), names: { seats: 4 } },
  SEAT_TAKEN: { state: () => run(create(), join("a", 2)), action: join("b", 2) },
  SEAT_EMPTY: { state: create, action: leave(2) },
  ALREADY_SEATED: { state: () => run(create(), join("a", 2)), action: join("a") },
  GAME_STARTED: { state: playing, action: swap(0, 1) },
  DEALER_NOT_CHOSEN: { state: table, action: deal(stack({}, 0)) },
  DEALER_ALREADY_CHOSEN: { state: () => run(table(), chooseDealer(0)), action: chooseDealer(0) },
  WRONG_FIRST_DEALER: { state: () => table({ firstDealer: "seat0" }), action: chooseDealer(1) },
  NOT_YOUR_TURN: { state: first, action: pass(2) },
  MUST_CALL: { state: () => passes(second(), 3), action: pass(0) },
  ALONE_NOT_ALLOWED: { state: noLoners, action: orderUp(1, "alone") },
  NO_FARMERS_HAND: {
    state: () => at("ROUND1"),
    action: { type: "SHOW_FARMERS_HAND", playerPosition: 1 },
  },
  MUST_GO_ALONE: { state: canadian, action: orderUp(2) },
  NOT_DEALER: { state: () => at("DEALER_DISCARD"), action: discard(1, "9H") },
  INACTIVE_PARTNER: { state: alone, action: lay(3, "KD") },
  MUST_FOLLOW_SUIT: {
    state: () => plays(playing(), "9D"),
    action: lay(2, "9C"),
    names: { led: "DIAMONDS", leftBower: null },
  },
};

test.each(Object.entries(MISTAKES))(
  "EUCHRE-LAW-1 %s: a code, what it is about, and nothing changed",
  (code, mistake) => {
    const state = mistake.state();
    const before = structuredClone(state);
    const result = apply(state, mistake.action);
    expect(result).toEqual({
      ok: false,
      code,
      ...mistake.names,
    });
    expect(state).toEqual(before);
  },
);

test.each([
  ["WAITING_FOR_PLAYERS", create()],
  ["DEALING", table()],
  ["ROUND1", first()],
  ["ROUND2", second()],
  ["DEALER_DISCARD", at("DEALER_DISCARD")],
  ["PLAYING", playing()],
  ["ROUND_OVER", at("ROUND_OVER")],
  ["GAME_OVER", at("GAME_OVER", { options: { targetScore: 1 } })],
])("EUCHRE-LAW-1 a move at the wrong time in %s is refused with the phase", (_, state) => {
  expect(apply(state, deal(FULL_DECK.toReversed()))).toMatchObject({ ok: false });
  const wrong = state.phase === "ROUND_OVER" ? chooseDealer(0) : { type: "NEXT_ROUND" };
  expect(apply(state, wrong)).toEqual({
    ok: false,
    code: "WRONG_PHASE",
    phase: state.phase,
  });
});

test.each([
  undefined,
  null,
  7,
  "PASS_TRUMP",
  [],
  () => {},
  { type: "NEXT_ROUND", playerPosition: 1 },
  { ...pass(1), cheat: true },
  JSON.parse('{"type":"NEXT_ROUND","__proto__":{}}'),
  Object.assign(Object.create({ goAlone: true }), { type: "CALL_TRUMP", playerPosition: 1, pickUp: true }),
])("EUCHRE-LAW-1 what is no move at all is refused (%#)", (input) => {
  expect(apply(first(), input)).toMatchObject({ ok: false, code: "MALFORMED_ACTION" });
});

test.each(["constructor", "__proto__", "", "deal", 7, null, undefined])(
  "EUCHRE-LAW-1 %j is no kind of move",
  (type) => {
    expect(apply(create(), { type })).toMatchObject({ ok: false, code: "UNKNOWN_ACTION" });
  },
);

test("EUCHRE-LAW-1 an accepted move leaves the old state as it was", () => {
  const state = playing();
  const before = structuredClone(state);
  expect(apply(state, lay(1, "9D")).ok).toBe(true);
  expect(state).toEqual(before);
});

import { FULL_DECK } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  at,
  bid,
  bids,
  chooseDealer,
  deal,
  declare,
  fold,
  join,
  lay,
  leave,
  plays,
  run,
  stack,
  stay,
  table,
} from "../../test/builders.ts";
import { apply, create } from "./index.ts";
import type { ErrorCode, GameState } from "./index.ts";

interface Mistake {
  readonly state: () => GameState;
  readonly action: unknown;
  /** What a sentence about it has to name. */
  readonly names?: object;
}

const stuckDealer = () => bids(at("BIDDING", { options: { allPass: "stick" } }), "PASS", "PASS", "PASS");
const folding = () => at("FOLDING_DECISION", { bidder: 1 });
const playing = () => at("PLAYING", { hands: { 1: "9D", 2: "QD 9C", 3: "KD" } });

// A code without a mistake that leads to it does not compile.
const MISTAKES: Readonly<Record<ErrorCode, Mistake>> = {
  MALFORMED_ACTION: { state: create, action: "DEAL" },
  UNKNOWN_ACTION: { state: create, action: { type: "SHOUT" } },
  INVALID_POSITION: { state: create, action: { type: "REMOVE_PLAYER", playerPosition: 6 } },
  INVALID_PLAYER_ID: { state: create, action: { type: "ADD_PLAYER", id: "", name: "Ada" } },
  INVALID_NAME: { state: create, action: { type: "ADD_PLAYER", id: "ada", name: " " } },
  INVALID_BID: {
    state: () => at("BIDDING"),
    action: { type: "PLACE_BID", playerPosition: 1, amount: 1 },
    names: { amounts: ["PASS", 2, 3, 4, 5] },
  },
  INVALID_DECISION: { state: folding, action: { type: "FOLD_DECISION", playerPosition: 2, folded: "yes" } },
  UNKNOWN_SUIT: {
    state: () => at("DECLARING_TRUMP"),
    action: { type: "DECLARE_TRUMP", playerPosition: 1, trumpSuit: "STARS" },
  },
  UNKNOWN_CARD: { state: playing, action: { type: "PLAY_CARD", playerPosition: 1, cardId: "DIAMONDS_6" } },
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
  GAME_STARTED: { state: playing, action: leave(2) },
  DEALER_NOT_CHOSEN: { state: table, action: deal(stack({}, 0)) },
  DEALER_ALREADY_CHOSEN: { state: () => run(table(), chooseDealer(0)), action: chooseDealer(0) },
  NOT_YOUR_TURN: { state: () => at("BIDDING"), action: bid(2, 2) },
  ALREADY_PASSED: { state: () => bids(at("BIDDING"), "PASS", 2), action: bid(1, 3) },
  BID_BELOW_MINIMUM: {
    state: () => at("BIDDING", { options: { minimumBid: 3 } }),
    action: bid(1, 2),
    names: { minimum: 3 },
  },
  BID_TOO_LOW: { state: () => bids(at("BIDDING"), 3), action: bid(2, 3), names: { highest: 3, lowest: 4 } },
  DEALER_MUST_BID: { state: stuckDealer, action: bid(0, "PASS"), names: { minimum: 2 } },
  DEALER_BIDS_MINIMUM: { state: stuckDealer, action: bid(0, 3), names: { minimum: 2 } },
  NOT_THE_BIDDER: { state: () => at("DECLARING_TRUMP", { bidder: 1 }), action: declare(2, "HEARTS") },
  TRUMP_NEEDED: { state: () => at("DECLARING_TRUMP"), action: declare(1, "NO_TRUMP") },
  CLUBS_ARE_TRUMP: { state: () => at("BIDDING", { turnUp: "9C" }), action: declare(1, "HEARTS") },
  BIDDER_CANNOT_FOLD: { state: folding, action: fold(1) },
  CANNOT_FOLD_ON_CLUBS: { state: () => at("PLAYING", { turnUp: "9C" }), action: fold(2) },
  ALREADY_DECIDED: { state: () => run(folding(), stay(2)), action: fold(2) },
  PLAYER_FOLDED: { state: () => at("PLAYING", { hands: { 2: "9D" }, folded: [2] }), action: lay(2, "9D") },
  CARD_NOT_IN_HAND: { state: playing, action: lay(1, "KD") },
  MUST_FOLLOW_SUIT: {
    state: () => plays(playing(), "9D"),
    action: lay(2, "9C"),
    names: { led: "DIAMONDS", leftBower: null },
  },
};

test.each(Object.entries(MISTAKES))(
  "BUCK-LAW-1 %s: a code, what it is about, and nothing changed",
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
  undefined,
  null,
  7,
  "OPEN_BIDDING",
  [],
  () => {},
  { type: "OPEN_BIDDING", playerPosition: 1 },
  { ...bid(1, 2), cheat: true },
  JSON.parse('{"type":"OPEN_BIDDING","__proto__":{}}'),
])("BUCK-LAW-1 what is no move at all is refused (%#)", (input) => {
  expect(apply(at("TRUMP_REVEAL"), input)).toMatchObject({ ok: false, code: "MALFORMED_ACTION" });
});

test.each(["constructor", "__proto__", "", "deal", 7, null, undefined])(
  "BUCK-LAW-1 %j is no kind of move",
  (type) => {
    expect(apply(create(), { type })).toMatchObject({ ok: false, code: "UNKNOWN_ACTION" });
  },
);

test("BUCK-LAW-1 an accepted move leaves the old state as it was", () => {
  const state = at("PLAYING", { hands: { 1: "9D" } });
  const before = structuredClone(state);
  expect(apply(state, lay(1, "9D")).ok).toBe(true);
  expect(state).toEqual(before);
});

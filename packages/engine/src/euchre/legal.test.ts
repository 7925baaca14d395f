import { CARDS, POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  at,
  call,
  chooseDealer,
  discard,
  join,
  lay,
  leave,
  newGame,
  nextRound,
  orderUp,
  pass,
  passes,
  plays,
  run,
  shorts,
  swap,
  table,
} from "../../test/euchre/builders.ts";
import { SUITS } from "../cards.ts";
import type { Position } from "../seats.ts";
import { apply, create, legalActions, toAct, view } from "./index.ts";
import type { Action, GameState } from "./index.ts";

const COMPANIES = ["together", "alone"] as const;

/** Everything one player could try. */
const attempts = (seat: Position): readonly Action[] => [
  pass(seat),
  ...COMPANIES.map((company) => orderUp(seat, company)),
  ...COMPANIES.flatMap((company) => SUITS.map((suit) => call(seat, suit, company))),
  ...CARDS.flatMap((one) => [discard(seat, shorts([one])), lay(seat, shorts([one]))]),
  leave(seat),
  ...POSITIONS.map((other) => swap(seat, other)),
  newGame(seat),
];

const isDecision = ({ type }: Action) => !["REMOVE_PLAYER", "SWAP_PLAYERS", "NEW_GAME"].includes(type);
const inOneOrder = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).toSorted();

const second = (options = {}) => passes(at("ROUND1", { options, turnUp: "9H" }), 4);
const follow = () =>
  plays(at("PLAYING", { trump: "HEARTS", hands: { 1: "9D", 2: "JD QD 9C 10C AS" } }), "9D");

const MOMENTS: readonly [string, () => GameState][] = [
  ["nobody is seated", () => create()],
  ["two are seated", () => run(create(), join("a", 1), join("b", 2))],
  ["four are seated", () => table()],
  ["the dealer is chosen", () => run(table(), chooseDealer(1))],
  ["a card is turned up", () => at("ROUND1")],
  ["nobody goes alone", () => at("ROUND1", { options: { goingAlone: false } })],
  ["the dealer's partner speaks", () => passes(at("ROUND1"), 1)],
  ["the dealer's partner must go alone", () => passes(at("ROUND1", { options: { canadian: true } }), 1)],
  ["a card is turned down", () => second()],
  ["only suits held are called", () => second({ callOnlySuitsHeld: true })],
  ["the dealer is stuck", () => passes(second(), 3)],
  ["the dealer may pass", () => passes(second({ stickTheDealer: false }), 3)],
  ["all have passed", () => passes(second({ stickTheDealer: false }), 4)],
  ["the dealer has six cards", () => at("DEALER_DISCARD")],
  ["the first lead is due", () => at("PLAYING")],
  ["somebody plays alone", () => at("PLAYING", { company: "alone" })],
  ["a diamond must be followed", follow],
  ["the hand is over", () => at("ROUND_OVER")],
  ["the next hand is to be dealt", () => run(at("ROUND_OVER"), nextRound)],
  ["the game is over", () => at("GAME_OVER", { options: { targetScore: 1 } })],
];

test.each(MOMENTS)("EUCHRE-LAW-3 when %s, exactly the offered moves are accepted", (_, moment) => {
  const state = moment();
  for (const seat of POSITIONS) {
    const accepted = attempts(seat).filter((action) => apply(state, action).ok);
    expect(inOneOrder(legalActions(view(state, seat)))).toEqual(inOneOrder(accepted));
  }
});

test.each(MOMENTS)("EUCHRE-LAW-3 when %s, the game waits for who has a decision to make", (_, moment) => {
  const state = moment();
  const deciding = POSITIONS.filter((seat) => legalActions(view(state, seat)).some(isDecision));
  expect(toAct(state)).toEqual(deciding);
});

test("EUCHRE-LAW-3 somebody who watches is offered nothing", () => {
  for (const [, moment] of MOMENTS) expect(legalActions(view(moment(), "spectator"))).toEqual([]);
});

test("EUCHRE-LAW-3 a call that says nothing of going alone is the one that does not", () => {
  const named = { type: "CALL_TRUMP", playerPosition: 1, suit: "CLUBS" } as const;
  expect(run(second(), named)).toEqual(run(second(), call(1, "CLUBS")));
});

test("EUCHRE-LAW-3 the left bower is offered where it is a trump", () => {
  expect(legalActions(view(follow(), 2))).toEqual([lay(2, "QD")]);
});

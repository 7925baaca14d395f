import { CARDS, POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  at,
  bid,
  bids,
  chooseDealer,
  concede,
  declare,
  fold,
  lay,
  leave,
  newGame,
  plays,
  run,
  shorts,
  stay,
  table,
  join,
} from "../../test/builders.ts";
import { SUITS } from "../cards.ts";
import type { Position } from "../seats.ts";
import { apply, BID_AMOUNTS, create, legalActions, toAct, view } from "./index.ts";
import type { Action, GameState } from "./index.ts";

/** Everything one player could try. */
const attempts = (seat: Position): readonly Action[] => [
  ...BID_AMOUNTS.map((amount) => bid(seat, amount)),
  ...SUITS.map((suit) => declare(seat, suit)),
  fold(seat),
  stay(seat),
  ...CARDS.map((one) => lay(seat, shorts([one]))),
  leave(seat),
  newGame(seat),
];

const isDecision = ({ type }: Action) => type !== "REMOVE_PLAYER" && type !== "NEW_GAME";

const inOneOrder = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).toSorted();

const won = () => concede(concede(run(table({ startScore: 10 }), chooseDealer(0)), 0), 0);
const follow = () => plays(at("PLAYING", { hands: { 1: "9D", 2: "JD QD 9C 10C AS" } }), "9D");

const MOMENTS: readonly [string, () => GameState][] = [
  ["two are seated", () => run(create(), join("a", 1), join("b", 2))],
  ["four are seated", () => table()],
  ["the dealer is chosen", () => run(table(), chooseDealer(1))],
  ["the turn-up is shown", () => at("TRUMP_REVEAL")],
  ["a club is shown", () => at("TRUMP_REVEAL", { turnUp: "9C" })],
  ["the bidding opens", () => at("BIDDING")],
  ["four has been bid", () => bids(at("BIDDING"), 2, "PASS", 4)],
  [
    "the dealer is stuck",
    () => bids(at("BIDDING", { options: { allPass: "stick" } }), "PASS", "PASS", "PASS"),
  ],
  ["nobody may bid two", () => at("BIDDING", { options: { minimumBid: 3 } })],
  ["trump is to be named", () => at("DECLARING_TRUMP", { bidder: 3 })],
  ["they decide in secret", () => run(at("FOLDING_DECISION"), fold(2))],
  ["they decide in turn", () => run(at("FOLDING_DECISION", { options: { folding: "clockwise" } }), stay(2))],
  ["the bidder leads", () => at("PLAYING", { folded: [3] })],
  ["a diamond must be followed", follow],
  ["a clubs hand is played", () => at("PLAYING", { turnUp: "9C" })],
  ["a dirty hand is played", () => at("PLAYING", { turnUp: "9C", options: { clubsTurnUp: "dirty" } })],
  ["the hand is over", () => at("ROUND_OVER")],
  ["the next hand is to be dealt", () => run(at("ROUND_OVER"), { type: "NEXT_ROUND" })],
  ["the game is over", won],
];

test.each(MOMENTS)("BUCK-LAW-3 when %s, exactly the offered moves are accepted", (_, moment) => {
  const state = moment();
  for (const seat of POSITIONS) {
    const accepted = attempts(seat).filter((action) => apply(state, action).ok);
    expect(inOneOrder(legalActions(view(state, seat)))).toEqual(inOneOrder(accepted));
  }
});

test.each(MOMENTS)(
  "BUCK-LAW-3 when %s, the game waits for those who have a decision to make",
  (_, moment) => {
    const state = moment();
    const deciding = POSITIONS.filter((seat) => legalActions(view(state, seat)).some(isDecision));
    expect(new Set(toAct(state))).toEqual(new Set(deciding));
  },
);

test("BUCK-LAW-3 somebody who watches is offered nothing", () => {
  for (const [, moment] of MOMENTS) expect(legalActions(view(moment(), "spectator"))).toEqual([]);
});

test("BUCK-LAW-3 the left bower is offered where it is a trump", () => {
  expect(legalActions(view(follow(), 2))).toEqual([lay(2, "QD")]);
});

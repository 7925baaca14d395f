import { afterEach, expect, test, vi } from "vitest";
import { at, chooseDealer, euchred, march, passes, run, table } from "../../test/euchre/builders.ts";
import { GAME_PHASES } from "./index.ts";

afterEach(() => vi.restoreAllMocks());

const forbidden = () => {
  throw new Error("The rules have neither dice nor a clock");
};

const fresh = (dealer: 0 | 1 | 2 | 3, targetScore = 10) => run(table({ targetScore }), chooseDealer(dealer));

test.each([
  ["a hand is played", () => at("ROUND_OVER")],
  ["somebody plays alone", () => at("ROUND_OVER", { company: "alone", trump: "CLUBS" })],
  ["all pass", () => passes(at("ROUND1", { options: { stickTheDealer: false } }), 8)],
  ["somebody wins", () => march(march(fresh(3, 4), 0), 2)],
  ["the makers are euchred", () => euchred(fresh(2), 1)],
])("EUCHRE-LAW-4 when %s, the same moves give the same game, without dice and without a clock", (_, game) => {
  vi.spyOn(Math, "random").mockImplementation(forbidden);
  vi.spyOn(Date, "now").mockImplementation(forbidden);
  expect(game()).toEqual(game());
});

test("EUCHRE-LAW-4 with another dealer or another deck it is another game", () => {
  expect(at("ROUND_OVER", { dealer: 1 })).not.toEqual(at("ROUND_OVER", { dealer: 0 }));
  expect(at("ROUND_OVER", { turnUp: "9D" })).not.toEqual(at("ROUND_OVER", { turnUp: "10D" }));
});

test("the phases are the nine of the rulebook", () => {
  expect(GAME_PHASES).toEqual([
    "WAITING_FOR_PLAYERS",
    "DEALING",
    "ROUND1",
    "ROUND2",
    "DEALER_DISCARD",
    "DEFENDING",
    "PLAYING",
    "ROUND_OVER",
    "GAME_OVER",
  ]);
});

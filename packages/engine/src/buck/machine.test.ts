import { afterEach, expect, test, vi } from "vitest";
import { at, bids, concede, run, chooseDealer, share, table } from "../../test/builders.ts";
import { GAME_PHASES } from "./index.ts";

afterEach(() => vi.restoreAllMocks());

const forbidden = () => {
  throw new Error("The rules have neither dice nor a clock");
};

const clubs = { turnUp: "9C", bidder: 2 } as const;
const GAMES = [
  ["a hand is played", () => at("ROUND_OVER", { folded: [3] })],
  ["a clubs hand is played", () => at("ROUND_OVER", clubs)],
  ["all pass", () => bids(at("BIDDING"), "PASS", "PASS", "PASS", "PASS")],
  ["somebody wins", () => concede(concede(run(table({ startScore: 10 }), chooseDealer(3)), 0), 0)],
  ["two share the tricks", () => share(run(table(), chooseDealer(2)), { three: 0, two: 1 })],
] as const;

test.each(GAMES)(
  "BUCK-LAW-4 when %s, the same moves give the same game, without dice and without a clock",
  (_, game) => {
    vi.spyOn(Math, "random").mockImplementation(forbidden);
    vi.spyOn(Date, "now").mockImplementation(forbidden);
    expect(game()).toEqual(game());
  },
);

test("BUCK-LAW-4 with another dealer or another deck it is another game", () => {
  expect(at("ROUND_OVER", { dealer: 1 })).not.toEqual(at("ROUND_OVER", { dealer: 0 }));
  expect(at("ROUND_OVER", { turnUp: "9D" })).not.toEqual(at("ROUND_OVER", { turnUp: "10D" }));
});

test("the phases are the nine of the rulebook", () => {
  expect(GAME_PHASES).toEqual([
    "WAITING_FOR_PLAYERS",
    "DEALING",
    "TRUMP_REVEAL",
    "BIDDING",
    "DECLARING_TRUMP",
    "FOLDING_DECISION",
    "PLAYING",
    "ROUND_OVER",
    "GAME_OVER",
  ]);
});

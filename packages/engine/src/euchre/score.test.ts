import { expect, test } from "vitest";
import {
  at,
  chooseDealer,
  discard,
  eventsOf,
  euchred,
  lay,
  march,
  nextHand,
  passes,
  plays,
  run,
  table,
} from "../../test/euchre/builders.ts";
import { legalActions, view } from "./index.ts";
import type { Event, GameState, Options } from "./index.ts";

/** Ben has the lead and three tricks, the makers' opponents two. */
const HANDS = { 1: "JH JD AH 9S 9C", 2: "AS AC 9D 10D QD", 3: "KS QS 10S KC QC", 0: "KD AD JS JC 10C" };
const TOGETHER = "JH 9D 10S JS JD 10D QS JC AH QD KS 10C 9S AS KC KD AC QC AD 9C";
const ALONE = "JH 9D JS JD 10D JC AH QD 10C 9S AS KD AC AD 9C";

const fresh = (options?: Partial<Options>) => run(table(options), chooseDealer(0));

test("EUCHRE-SCORE-1 three tricks are a point", () => {
  const state = at("PLAYING", { hands: HANDS, turnUp: "9H" });
  expect(plays(state, TOGETHER)).toMatchObject({ tricksWon: { a: 2, b: 3 }, scores: { a: 0, b: 1 } });
});

test("EUCHRE-SCORE-1 four tricks are a point", () => {
  const hands = { ...HANDS, 1: "JH JD AH KH 9C", 0: "KD AD JS 9S 10C" };
  const over = plays(
    at("PLAYING", { hands, turnUp: "9H" }),
    "JH 9D 10S JS JD 10D QS 9S AH QD KS KD KH AS KC AD 9C AC QC 10C",
  );
  expect(over).toMatchObject({ tricksWon: { a: 1, b: 4 }, scores: { a: 0, b: 1 } });
});

test("EUCHRE-SCORE-2 all five tricks are two points", () => {
  expect(march(fresh(), 1)).toMatchObject({ tricksWon: { a: 0, b: 5 }, scores: { a: 0, b: 2 } });
  expect(march(fresh(), 2)).toMatchObject({ tricksWon: { a: 5, b: 0 }, scores: { a: 2, b: 0 } });
});

test("EUCHRE-SCORE-3 makers without three tricks give the others two points", () => {
  expect(euchred(fresh(), 1)).toMatchObject({ tricksWon: { a: 5, b: 0 }, scores: { a: 2, b: 0 } });
  expect(euchred(fresh(), 0)).toMatchObject({ tricksWon: { a: 0, b: 5 }, scores: { a: 0, b: 2 } });
});

test("EUCHRE-SCORE-3 two tricks are not enough", () => {
  const state = at("PLAYING", { hands: HANDS, turnUp: "9H", caller: 2 });
  expect(plays(state, TOGETHER)).toMatchObject({ tricksWon: { a: 2, b: 3 }, scores: { a: 0, b: 2 } });
});

test("EUCHRE-SCORE-4 alone, all five tricks are four points", () => {
  expect(march(fresh(), 1, "alone").scores).toEqual({ a: 0, b: 4 });
  expect(march(fresh(), 0, "alone").scores).toEqual({ a: 4, b: 0 });
});

test("EUCHRE-SCORE-5 alone, three tricks are a point", () => {
  const state = at("PLAYING", { hands: HANDS, turnUp: "9H", company: "alone" });
  expect(plays(state, ALONE)).toMatchObject({ tricksWon: { a: 2, b: 3 }, scores: { a: 0, b: 1 } });
});

test("EUCHRE-SCORE-6 whoever is euchred alone gives two points as well", () => {
  expect(euchred(fresh(), 1, "alone").scores).toEqual({ a: 2, b: 0 });
  expect(euchred(fresh(), 2, "alone").scores).toEqual({ a: 0, b: 2 });
});

test("EUCHRE-SCORE-7 points add up, and nobody loses any", () => {
  const state = euchred(march(march(fresh(), 1, "alone"), 2), 1);
  expect(state.scores).toEqual({ a: 4, b: 4 });
  expect(state.scoreSheet).toEqual([
    { round: 1, points: { a: 0, b: 4 } },
    { round: 2, points: { a: 2, b: 0 } },
    { round: 3, points: { a: 2, b: 0 } },
  ]);
});

test("EUCHRE-SCORE-7 a hand that all passed gets no line, and still counts as a hand", () => {
  const options = { stickTheDealer: false };
  const passed = passes(nextHand(march(fresh(options), 1), "ROUND1"), 8);
  expect(passed).toMatchObject({ scores: { a: 0, b: 2 }, scoreSheet: [{ round: 1 }] });
  expect(march(passed, 2).scoreSheet.map(({ round }) => round)).toEqual([1, 3]);
});

test.each([
  { result: "march", scenario: { hands: { 1: "JH JD AH KH QH" } } },
  { result: "loneMarch", scenario: { hands: { 1: "JH JD AH KH QH" }, company: "alone" } },
  { result: "euchred", scenario: { hands: { 2: "JH JD AH KH QH" } } },
  { result: "euchred", scenario: { hands: { 2: "JH JD AH KH QH" }, company: "alone" } },
] as const)("a hand like $scenario is announced as $result", ({ result, scenario }) => {
  let state = at("PLAYING", { ...scenario, turnUp: "9H" });
  let heard: readonly Event[] = [];
  while (state.phase === "PLAYING") {
    const [action] = legalActions(view(state, state.currentPlayerPosition ?? "spectator"));
    if (action === undefined) throw new Error("Nobody can play");
    heard = eventsOf(state, action);
    state = run(state, action);
  }
  expect(heard.at(-1)).toMatchObject({ type: "roundScored", result });
});

/** The rulebook's hand, up to the fourth trick, in which the king of hearts and the queen have been played. */
function rulebookHand(): GameState {
  const picked = at("DEALER_DISCARD", {
    hands: { 1: "AS QH 10C 9D KD", 2: "JH AH 9S KC QD", 3: "JD 10H AC QS 10S", 0: "9H AD 10D KS 9C" },
    turnUp: "KH",
    under: "QC JC JS",
    caller: 2,
  });
  return plays(run(picked, discard(0, "9C")), "AS 9S 10S KS KD QD 10H 10D AC 9H 10C KC KH QH");
}

test("the hand that the rulebook tells from beginning to end", () => {
  const over = plays(rulebookHand(), "JH JD AH QS AD 9D");
  expect(over.tricks.map(({ winner }) => winner)).toEqual([1, 3, 0, 2, 2]);
  expect(over).toMatchObject({ phase: "ROUND_OVER", scores: { a: 1, b: 0 } });
  expect(nextHand(over, "ROUND1").dealerPosition).toBe(1);
});

test("the rulebook's hand, had Cleo saved her jack", () => {
  const over = plays(rulebookHand(), "AH JD QS AD 9D JH");
  expect(over.tricks.map(({ winner }) => winner)).toEqual([1, 3, 0, 3, 2]);
  expect(over.scores).toEqual({ a: 0, b: 2 });
});

test("the score is announced with the last card", () => {
  const state = at("PLAYING", { hands: HANDS, turnUp: "9H" });
  const last = plays(state, TOGETHER.slice(0, -" 9C".length));
  expect(eventsOf(last, lay(1, "9C")).at(-1)).toEqual({
    type: "roundScored",
    round: 1,
    callingTeam: "b",
    result: "made",
    tricksWon: { a: 2, b: 3 },
    points: { a: 0, b: 1 },
    scores: { a: 0, b: 1 },
  });
});

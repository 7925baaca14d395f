import { POSITIONS } from "@buck/engine";
import { expect, test } from "vitest";
import { bidding, folding, said } from "../test/builders.ts";
import { seeded } from "../test/chance.ts";
import { winChance as winBuck } from "./buck/winChance.ts";
import { winChance as winEuchre } from "./euchre/winChance.ts";
import { bestChoice, evaluate } from "./index.ts";

const effort = () => ({ worlds: 200, random: seeded(3) });

test.each([[[15, 15, 15, 15]], [[1, 4, 20, 9]], [[0, 0, 3, 5]], [[-2, 0, 3, 5]]])(
  "Buck: the chances at %j add up to one",
  (scores) => {
    const chances = POSITIONS.map((seat) => winBuck(scores, seat));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(chances.indexOf(Math.max(...chances))).toBe(scores.indexOf(Math.min(...scores)));
  },
);

test("Buck: who is alone at the bottom has won, who ties there plays on", () => {
  expect(winBuck([-2, 0, 3, 5], 0)).toBe(1);
  expect(winBuck([0, 0, 3, 5], 1)).toBe(0.5);
});

const at = (own: number, others: number, dealsNext: boolean) =>
  winEuchre({ targetScore: 10, own, others, dealsNext });

test("classic: the chances of both teams add up to one, and grow with the score", () => {
  for (const [own, others] of [
    [0, 0],
    [9, 3],
    [6, 9],
  ] as const) {
    expect(at(own, others, true) + at(others, own, false)).toBeCloseTo(1);
    expect(at(own + 1, others, true)).toBeGreaterThan(at(own, others, true));
    expect(at(own, others, true)).toBeGreaterThan(at(own, others, false));
  }
  expect([at(10, 9, true), at(9, 10, true)]).toEqual([1, 0]);
  expect(winEuchre({ targetScore: 1_000, own: 0, others: 0, dealsNext: true })).toBeCloseTo(0.5, 1);
});

const decide = (scores: readonly number[]) =>
  said(folding("AS AD QC 9H 10H", { scores }), (view) => bestChoice(evaluate("buck", view, effort())).action);

test("a leader folds what somebody behind must stay with, to stop the bidder from winning", () => {
  expect(decide([1, 15, 15, 15])).toBe("fold");
  expect(decide([9, 2, 15, 15])).toBe("stay");
});

test("with somebody about to win, a fair hand bids though a pass is worth as many points", () => {
  const view = bidding("JS AS 9S AH 9C", { scores: [3, 1, 15, 15] });
  expect(said(view, (asked) => bestChoice(evaluate("buck", asked, effort())).action)).not.toBe("PASS");
});

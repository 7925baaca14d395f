import { POSITIONS } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import { expect, test } from "vitest";
import { bidding, folding, said } from "../test/builders.ts";
import { seeded } from "../test/chance.ts";
import { round2 } from "../test/euchreBuilders.ts";
import { pointWorth, winChance as chanceInBuck } from "./buck/winChance.ts";
import { winChance as winEuchre } from "./euchre/winChance.ts";
import { bestChoice, evaluate } from "./index.ts";

/** A game without a limit. */
const winBuck = (scores: readonly number[], seat: number) => chanceInBuck(scores, seat, Infinity);

const effort = () => ({ worlds: 200, random: seeded(3) });

test.each([[[15, 15, 15, 15]], [[1, 4, 20, 9]], [[7, 3, 3, 12]]])(
  "Buck: at %j every point less is better, and every point less of another is worse",
  (scores) => {
    const before = winBuck(scores, 0);
    const after = POSITIONS.map((better) =>
      winBuck(
        scores.map((score, seat) => (seat === better ? score - 1 : score)),
        0,
      ),
    );
    expect(after.map((chance) => Math.sign(chance - before))).toEqual([1, -1, -1, -1]);
  },
);

test.each([[[15, 15, 15]], [[4, 1, 9]], [[9, 9, 3, 12, 15]], [[15, 15, 15, 15, 15, 15]]])(
  "Buck: the same among another number of players (%j)",
  (scores) => {
    const before = winBuck(scores, 0);
    const after = scores.map((score, seat) => winBuck(scores.with(seat, score - 1), 0));
    expect(after.map((chance) => Math.sign(chance - before))).toEqual(
      scores.map((_, seat) => (seat === 0 ? 1 : -1)),
    );
    expect(winBuck([15, 15, 15], 0)).toBeGreaterThan(winBuck([15, 15, 15, 15, 15, 15], 0));
  },
);

test("Buck: after the last hand who is ahead has won, and equal leaders share", () => {
  expect([0, 1, 2].map((seat) => chanceInBuck([7, 9, 12], seat, 0))).toEqual([1, 0, 0]);
  expect([0, 1, 2, 3].map((seat) => chanceInBuck([7, 9, 7, 12], seat, 0))).toEqual([0.5, 0, 0.5, 0]);
});

test("Buck: the fewer hands are to come, the more a lead is worth", () => {
  const leads = [1, 4, 12, Infinity].map((hands) => chanceInBuck([9, 13, 13, 13], 0, hands));
  const lags = [1, 4, 12, Infinity].map((hands) => chanceInBuck([13, 9, 13, 13], 0, hands));
  expect(leads).toEqual(leads.toSorted((a, b) => b - a));
  expect(lags).toEqual(lags.toSorted((a, b) => a - b));
});

test("Buck: wherever a game stands, less is better for oneself and worse for the others", () => {
  const some = [1, 2, 4, 8, 15, 25, 40];
  const all = some.flatMap((own) => some.flatMap((left) => some.map((right) => [own, left, right, 15])));
  for (const scores of all) {
    const before = winBuck(scores, 0);
    const own = winBuck(scores.with(0, (scores[0] ?? 0) + 1), 0);
    const other = winBuck(scores.with(1, (scores[1] ?? 0) + 1), 0);
    expect({ scores, own: own < before, other: other > before }).toEqual({ scores, own: true, other: true });
  }
});

/** How often a bot that searches won games among medium bots that stood like this, within what other bots would do to it. */
test.each([
  [[15, 15, 15, 15], 0.55],
  [[3, 10, 10, 10], 0.75],
  [[10, 3, 10, 10], 0.3],
  [[2, 2, 15, 15], 0.5],
])("Buck: the chance to win at %j is about what it was in games", (scores, won) => {
  expect(Math.abs(winBuck(scores, 0) - won)).toBeLessThan(0.08);
});

test("Buck: a bot that searches gains on others until the end, and the more the farther off that is", () => {
  const [far = 0, near = 0] = [15, 1].map((score) => winBuck([score, score, score, score], 0));
  expect(far).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(1 / 4);
});

test("Buck: who is alone at the bottom has won, who ties there plays on", () => {
  expect(winBuck([-2, 0, 3, 5], 0)).toBe(1);
  expect(winBuck([0, 0, 3, 5], 1)).toBe(0.5);
});

test("Buck: a point counts beside the chance to win while a game is young, and next to nothing later", () => {
  const [young = 0, middle = 0, end = 0] = [15, 11, 8].map((leader) =>
    pointWorth([leader, 15, 15, 15], Infinity),
  );
  expect(young).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(end);
  expect(end).toBeLessThan(1e-5);
});

const at = (own: number, others: number, dealsNext: boolean, handsLeft = Infinity) =>
  winEuchre({ targetScore: 10, own, others, dealsNext, handsLeft });

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
  expect(
    winEuchre({ targetScore: 1_000, own: 0, others: 0, dealsNext: true, handsLeft: Infinity }),
  ).toBeCloseTo(0.5, 1);
});

test("classic: after the last hand who is ahead has won; before it a lead is worth more than in a long game", () => {
  expect([at(4, 3, true, 0), at(3, 4, true, 0), at(4, 4, true, 0)]).toEqual([1, 0, 0.5]);
  expect(at(4, 2, true, 1)).toBeGreaterThan(at(4, 2, true, 6));
  expect(at(4, 2, true, 6)).toBeGreaterThan(at(4, 2, true));
  expect(at(5, 3, true, 4) + at(3, 5, false, 4)).toBeCloseTo(1);
});

const decide = (scores: readonly number[]) =>
  said(folding("AS AD QC 9H 10H", { scores }), (view) => bestChoice(evaluate("buck", view, effort())).action);

test("a leader folds what somebody behind must stay with, to stop the bidder from winning", () => {
  expect(decide([3, 15, 15, 15])).toBe("fold");
  expect(decide([9, 2, 15, 15])).toBe("stay");
});

test("with somebody about to win, a fair hand bids though a pass is worth as many points", () => {
  const view = bidding("JS AS 9S AH 9C", { scores: [3, 1, 15, 15] });
  expect(said(view, (asked) => bestChoice(evaluate("buck", asked, effort())).action)).not.toBe("PASS");
});

test.each([
  ["sameDealer", true],
  ["nextDealer", false],
] as const)("classic: a dealer who passes last has the chances that %s gives", (afterAllPass, dealsNext) => {
  const options = { afterAllPass, stickTheDealer: false };
  const scene = { dealer: 0, turnUp: "KD", scores: { a: 9, b: 9 }, options } as const;
  const { choices } = evaluate("euchre", round2("9H 10H 9C 10C 9S", scene), effort());
  const pass = choices.find(({ action }) => action.type === "PASS_TRUMP");
  const { targetScore } = euchre.DEFAULT_OPTIONS;
  expect(pass?.winChance).toBeCloseTo(
    winEuchre({ targetScore, own: 9, others: 9, dealsNext, handsLeft: Infinity }),
  );
});

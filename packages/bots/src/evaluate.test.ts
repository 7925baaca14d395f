import { euchre } from "@buck/engine";
import { expect, test } from "vitest";
import { folding, playing } from "../test/builders.ts";
import { seeded } from "../test/chance.ts";
import { playing as playingEuchre, round1 } from "../test/euchreBuilders.ts";
import { CAREFUL } from "./evaluate.ts";
import { bestChoice, evaluate } from "./index.ts";

const effort = (worlds: number, seed = 5) => ({ worlds, random: seeded(seed) });

test("every legal action has a choice: calls in their order, cards from the one that is parted with first", () => {
  const view = playing("JS QD 10D 9H AC");
  const { choices, worlds } = evaluate("buck", view, effort(20));
  const cards = ["HEARTS_9", "DIAMONDS_10", "DIAMONDS_QUEEN", "CLUBS_ACE", "SPADES_JACK"];
  expect(choices.map(({ action }) => action)).toMatchObject(cards.map((cardId) => ({ cardId })));
  expect(worlds).toBe(20);
  const call = round1("JS JC AS KS QS", { turnUp: "9S" });
  const calls = evaluate("euchre", call, effort(20)).choices;
  expect(calls.map(({ action }) => action)).toEqual(euchre.legalActions(call));
});

test("the same chance and number of worlds give the same again", () => {
  const view = folding("AS KD 10D 9C 9H");
  expect(evaluate("buck", view, effort(50))).toEqual(evaluate("buck", view, effort(50)));
  expect(evaluate("buck", view, effort(50))).not.toEqual(evaluate("buck", view, effort(50, 6)));
});

test("a search stops when it is told to, after one world at the earliest", () => {
  let asked = 0;
  const until = () => (asked += 1) > 7;
  expect(evaluate("buck", folding("AS KD 10D 9C 9H"), { ...effort(50), until }).worlds).toBe(8);
  expect(evaluate("buck", folding("AS KD 10D 9C 9H"), { ...effort(50), until: () => true }).worlds).toBe(1);
});

test("what is certain has no error: both bowers and the ace take three tricks", () => {
  const { choices } = evaluate("buck", folding("JS JC AS 9H 10D", { bid: 2 }), effort(30));
  const [stay, fold] = choices;
  expect(stay?.points).toBeGreaterThanOrEqual(3);
  expect(stay?.regret).toBe(0);
  expect(fold).toMatchObject({ points: 0, error: 0 });
  expect(fold?.regret).toBeCloseTo(stay?.points ?? 0);
  expect(fold?.regretError).toBeCloseTo(stay?.error ?? 0);
});

test("with two tricks left every way the cards may lie is looked at, and nothing is left to chance", () => {
  const tricks = ["9H 10H QH KH", "9D QD KD AD", "9C 10C QC KC"];
  const view = playing("AS 10S", { bidder: 0, bid: 2, turnUp: "10D", tricks, taken: [2, 1, 0, 0] });
  const { choices, worlds } = evaluate("buck", { ...view, players: twoCardsEach(view) }, effort(3_000));
  expect(worlds).toBeGreaterThan(100);
  expect(worlds).toBeLessThanOrEqual(7_560);
  for (const { error, regretError } of choices) expect([error, regretError]).toEqual([0, 0]);
  expect(evaluate("buck", { ...view, players: twoCardsEach(view) }, effort(3_000, 9)).choices).toEqual(
    choices,
  );
});

test("looking at every way stops, too, when it is told to, and what is left is chance again", () => {
  const tricks = ["9H 10H QH KH", "9D QD KD AD", "9C 10C QC KC"];
  const view = playing("AS 10S", { bidder: 0, bid: 2, turnUp: "10D", tricks, taken: [2, 1, 0, 0] });
  let asked = 0;
  const until = () => (asked += 1) > 4;
  const stopped = evaluate("buck", { ...view, players: twoCardsEach(view) }, { ...effort(3_000), until });
  expect(stopped.worlds).toBe(500);
  const whole = evaluate("buck", { ...view, players: twoCardsEach(view) }, effort(3_000));
  for (const [index, { points, error }] of stopped.choices.entries()) {
    const exact = whole.choices[index]?.points ?? 0;
    expect(Math.abs(points - exact)).toBeLessThanOrEqual(4 * error);
  }
  expect(stopped.choices.some(({ error }) => error > 0)).toBe(true);
});

const twoCardsEach = ({ players }: ReturnType<typeof playing>) =>
  players.map((player) => Object.assign({}, player, { cardCount: 2 }));

test("a hand without a trick in it folds", () => {
  const { action } = bestChoice(evaluate("buck", folding("10D 9C 10C 9H 10H", { bid: 4 }), effort(50)));
  expect(action).toMatchObject({ folded: true });
});

test("a trick that the partner has is left alone", () => {
  const view = playingEuchre("AS KS 9H 10H QH", { turnUp: "9C", trick: "9D AD QD", caller: 0, dealer: 0 });
  const { action } = bestChoice(evaluate("euchre", view, effort(50)));
  expect(action).toMatchObject({ cardId: expect.stringContaining("HEARTS") });
});

test("of cards that come to the same, the cheapest is thrown", () => {
  const view = playingEuchre("KH QH 10H 9H 9D", { turnUp: "9C", trick: "AH JS AS", caller: 1 });
  for (const manner of [CAREFUL, { reads: false, foresees: false }]) {
    const { action } = bestChoice(evaluate("euchre", view, effort(40), manner));
    expect(action).toMatchObject({ cardId: "HEARTS_9" });
  }
});

test("a view that no deal fits is a bug", () => {
  const view = folding("9D 10D 9C 10C 9H", { turnUp: "9D" });
  expect(() => evaluate("buck", view, effort(1))).toThrow(RangeError);
});

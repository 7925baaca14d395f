import { GAME_NAMES } from "@buck/engine";
import type { GameEvent } from "@buck/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { readGameFile } from "./history.ts";
import type { GameHistory } from "./history.ts";
import { findStep, makeStepAddress, parseStepAddress, stepAfter, stepBefore, stepsOf } from "./steps.ts";
import type { GameStep, StepUnit } from "./steps.ts";

const GOLDEN = { buck: "buck/normal", euchre: "euchre/whos-deal" } as const;

function golden(name: string): GameHistory {
  const file = new URL(`../test/golden/${name}.record.json`, import.meta.url);
  const read = readGameFile(readFileSync(file, "utf8"));
  if (!read.ok) throw new Error(read.code);
  return read.history;
}

describe.each(GAME_NAMES)("the steps of a whole game of %s", (game) => {
  let history: GameHistory;
  let steps: readonly GameStep[];
  beforeAll(() => {
    history = golden(GOLDEN[game]);
    steps = stepsOf(history);
  });

  test("tell every event once, in order", () => {
    const all: readonly (readonly GameEvent[])[] = history.events;
    const told = steps.flatMap(({ firstEvents, stateIndex }) => all.slice(firstEvents, stateIndex));
    expect(told).toEqual(history.events);
  });

  test("are one deal and then the decisions of each hand", () => {
    expect(steps[0]).toMatchObject({ hand: 1, step: 0, by: null, startsHand: true });
    for (const [index, { hand, step, by, startsHand, endsHand }] of steps.entries()) {
      const before = steps[index - 1];
      expect(startsHand).toBe(by === null);
      expect(startsHand).toBe(before === undefined || before.endsHand);
      const first = steps.findIndex((each) => each.hand === hand);
      expect(steps[first]?.startsHand).toBe(true);
      expect(step).toBe(index - first);
      expect(hand).toBe(startsHand ? (before?.hand ?? 0) + 1 : before?.hand);
      expect(endsHand).toBe(index === steps.length - 1 || steps[index + 1]?.startsHand);
    }
    expect(steps.at(-1)?.stateIndex).toBe(history.states.length - 1);
  });

  test("know a card that had to be played from a choice", () => {
    const last = steps.filter(({ endsTrick, endsHand }) => endsTrick && endsHand);
    expect(last.length).toBeGreaterThan(2);
    expect(last.every(({ isChoice }) => !isChoice)).toBe(true);
    expect(steps.filter(({ isChoice }) => isChoice).length).toBeGreaterThan(steps.length / 3);
  });

  test.each<StepUnit>(["card", "decision", "trick", "hand"])("go by %s to the end and back", (unit) => {
    const seen = [0];
    while (seen.at(-1) !== steps.length - 1) seen.push(stepAfter(steps, seen.at(-1) ?? 0, unit));
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
    expect(stepAfter(steps, steps.length - 1, unit)).toBe(steps.length - 1);
    const back = [steps.length - 1];
    while (back.at(-1) !== 0) back.push(stepBefore(steps, back.at(-1) ?? 0, unit));
    expect(back.toReversed()).toEqual(seen);
    expect(stepBefore(steps, 0, unit)).toBe(0);
  });

  test("are found again by their addresses", () => {
    for (const [index, step] of steps.entries()) {
      const address = parseStepAddress(makeStepAddress(step));
      expect(address === null ? null : findStep(steps, address)).toBe(index);
    }
  });
});

test.each([
  ["#3.12", { hand: 3, step: 12 }],
  ["3.12", { hand: 3, step: 12 }],
  ["#3", { hand: 3, step: 0 }],
  ["", null],
  ["#", null],
  ["#3.", null],
  ["#-1.2", null],
  ["#3.12x", null],
  ["#99999.1", null],
])("the address %j means %j", (text, address) => {
  expect(parseStepAddress(text)).toEqual(address);
});

test("an address beyond the end of a hand means its last step, and one of no hand nothing", () => {
  const steps = stepsOf(golden(GOLDEN.buck));
  const index = findStep(steps, { hand: 1, step: 999 });
  expect(index === null ? null : steps[index]).toMatchObject({ hand: 1, endsHand: true });
  expect(findStep(steps, { hand: 999, step: 0 })).toBeNull();
});

import { describe, expect, test } from "vitest";
import { buck } from "../../src/index.ts";
import { COMBINATIONS } from "../combinations.ts";
import { playGame } from "../driver.ts";
import type { Step } from "../driver.ts";
import { CRIMES } from "./crimes.ts";
import { referee } from "./referee.ts";
import type { JudgedStep } from "./referee.ts";

const STUCK = COMBINATIONS.filter(({ allPass, folding }) => allPass === "stick" && folding === "clockwise");
const GAMES = [...COMBINATIONS.filter((_, index) => index % 24 === 0), ...STUCK].map(record);

function record(options: buck.Options, seed: number): readonly JudgedStep[] {
  const steps: JudgedStep[] = [];
  const onStep = (step: Step) => void steps.push({ ...step, toAct: buck.toAct(step.after) });
  playGame({ seed, options, rematches: 1, onStep });
  return steps;
}

/** Where the referee first complains, and about what. */
function verdict(steps: readonly JudgedStep[]): { readonly at: number; readonly complaint: string } | null {
  const [first] = steps;
  if (first === undefined) return null;
  const { judge } = referee(first.before.options);
  for (const [at, step] of steps.entries()) {
    const complaint = judge(step);
    if (complaint !== null) return { at, complaint };
  }
  return null;
}

describe("the referee", () => {
  test("has nothing to say about honest games", () => {
    expect(GAMES.map(verdict)).toEqual(GAMES.map(() => null));
  });

  test.each(CRIMES)("sees $crime", ({ where, how }) => {
    const game = GAMES.find((steps) => steps.some(where)) ?? [];
    const at = game.findIndex(where);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(verdict(game.map((step, index) => (index === at ? how(step) : step)))?.at).toBe(at);
  });
});

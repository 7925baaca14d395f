import { describe, expect, test } from "vitest";
import type { Judged, Referee } from "../checker/judging.ts";
import type { Tampering } from "../checker/tamper.ts";
import type { GameTypes } from "../../src/index.ts";
import type { Plan, TestedGame } from "../game.ts";

/** A whole game, step by step, as a referee sees it. */
export function judgedSteps<K extends GameTypes>({ rules, play }: TestedGame<K>, plan: Plan<K>) {
  const steps: Judged<K["state"], K["action"]>[] = [];
  play({ ...plan, onStep: (step) => void steps.push({ ...step, toAct: rules.toAct(step.after) }) });
  return steps;
}

/** A referee has nothing to say about honest games, and sees each crime in the step in which it happens. */
export function testReferee<State, Action>(
  games: readonly (readonly Judged<State, Action>[])[],
  crimes: readonly Tampering<State, Action>[],
  refereeFor: (first: State) => Referee<State, Action>,
): void {
  /** Where the referee first complains, and about what. */
  function verdict(steps: readonly Judged<State, Action>[]) {
    const [first] = steps;
    if (first === undefined) return null;
    const { judge } = refereeFor(first.before);
    for (const [at, step] of steps.entries()) {
      const complaint = judge(step);
      if (complaint !== null) return { at, complaint };
    }
    return null;
  }

  describe("the referee", () => {
    test.each([...games.entries()])("has nothing to say about honest game %i", (_, steps) => {
      expect(steps.length).toBeGreaterThan(0);
      expect(verdict(steps)).toBeNull();
    });

    test.each(crimes)("sees $crime", ({ where, how }) => {
      const game = games.find((steps) => steps.some(where)) ?? [];
      const at = game.findIndex(where);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(verdict(game.map((step, index) => (index === at ? how(step) : step)))?.at).toBe(at);
    });
  });
}

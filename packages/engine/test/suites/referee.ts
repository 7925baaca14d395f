import { expect, test } from "vitest";
import type { Judged, Referee } from "../checker/judging.ts";
import type { GameTypes } from "../../src/index.ts";
import type { Plan, TestedGame } from "../game.ts";

interface WithTricks {
  readonly tricks: readonly { readonly winner: number | null }[];
}

/** A referee has nothing to say about an honest game, and sees where a trick goes to somebody else. */
export function testReferee<K extends GameTypes>(
  { rules, play }: TestedGame<K>,
  plan: Plan<K>,
  refereeFor: (options: K["options"]) => Referee<K["state"], K["action"]>,
): void {
  type Seen = Judged<K["state"], K["action"]>;
  const game: Seen[] = [];
  play({ ...plan, onStep: (step) => void game.push({ ...step, toAct: rules.toAct(step.after) }) });

  /** At which step the referee first complains. */
  function complaintAt(steps: readonly Seen[]): number {
    const { judge } = refereeFor(plan.options);
    return steps.findIndex((step) => judge(step) !== null);
  }

  test("the referee sees a trick that goes to somebody else, and nothing before", () => {
    const at = game.findIndex(({ before, after }) => after.tricks.length > before.tricks.length);
    const wrong = game.map((step, index) =>
      index === at ? { ...step, after: toTheLeft(step.after) } : step,
    );
    expect(at).toBeGreaterThan(0);
    expect([complaintAt(game), complaintAt(wrong)]).toEqual([-1, at]);
  });
}

function toTheLeft<State extends WithTricks>(state: State): State {
  const tricks = state.tricks.map((trick, index) =>
    index === state.tricks.length - 1 ? { ...trick, winner: ((trick.winner ?? 0) + 1) % 4 } : trick,
  );
  return { ...state, tricks };
}

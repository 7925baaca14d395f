import { describe, expect, test } from "vitest";
import { deepFreeze } from "../freeze.ts";
import { stepsOf } from "../game.ts";
import type { Game, GameTypes } from "../../src/index.ts";
import type { Plan, TestedGame } from "../game.ts";

function copy<T>(value: T): T {
  return structuredClone(value);
}

/** States and views are plain data: a copy serves as well as what was copied. */
export function testPurity<K extends GameTypes>(game: TestedGame<K>, plans: readonly Plan<K>[]): void {
  const { rules } = game;

  describe.each(plans)("%j", (plan) => {
    const steps = stepsOf(game, { ...plan, rematches: 1 });

    test("a state survives being written down and read in the middle of a game", () => {
      for (const { before, action, after, events } of steps) {
        const result = rules.apply(copy(before), action);
        expect(JSON.stringify(result), `action ${action.type}`).toBe(
          JSON.stringify({ ok: true, state: after, events }),
        );
      }
    });

    test("a view that came over the wire serves as well as the one that was sent", () => {
      for (const { after } of steps) {
        const view = rules.view(after, rules.toAct(after)[0] ?? 0);
        expect(knowledge(rules, copy(view))).toBe(knowledge(rules, deepFreeze(view)));
      }
    });
  });
}

/** All a client works out from its view. */
function knowledge<K extends GameTypes>(rules: Game<K>, view: K["view"]): string {
  const reasons = rules.ownHand(view).map(({ id }) => rules.whyNotPlayable(view, id));
  return JSON.stringify([rules.derive(view), rules.legalActions(view), rules.outcome(view), reasons]);
}

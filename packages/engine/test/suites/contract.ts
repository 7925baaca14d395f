import { describe, expect, test } from "vitest";
import { deckFor, withChance } from "../../src/index.ts";
import type { Chance, GameTypes } from "../../src/index.ts";
import { stepsOf } from "../game.ts";
import type { Plan, TestedGame } from "../game.ts";

/** What the contract says of who goes on, in whole games. */
export function testContract<K extends GameTypes>(game: TestedGame<K>, plans: readonly Plan<K>[]): void {
  const { rules } = game;

  describe.each(plans)("%j", (plan) => {
    const steps = stepsOf(game, { ...plan, rematches: 1 });
    const deck = deckFor(rules.seats(plan.options).length).map(({ id }) => id);
    const chance: Chance = { deck: () => deck, below: (count) => count - 1 };

    test("the game waits for players, for decisions, for the table, or is over, and never for two of these", () => {
      for (const { after } of steps) {
        const waits = [
          after.phase === "WAITING_FOR_PLAYERS",
          rules.toAct(after).length > 0,
          rules.nextTableAction(after) !== null,
          after.gameOver,
        ];
        expect({ phase: after.phase, waits: waits.filter(Boolean) }).toMatchObject({ waits: [true] });
      }
    });

    test("the rules accept what they want the table to do", () => {
      const refused = steps.filter(({ after }) => {
        const next = rules.nextTableAction(after);
        return next !== null && !rules.apply(after, withChance(next, chance)).ok;
      });
      expect(refused).toEqual([]);
    });

    test("a player decides when the game waits for them, and only then", () => {
      for (const { before, action } of steps) {
        const { type } = action;
        expect({ type, isDecision: rules.isDecision(action) }).toEqual({
          type,
          isDecision: rules.toAct(before).length > 0,
        });
      }
    });

    test("a view tells the same of who goes on as the state", () => {
      for (const { after } of steps) {
        const view = rules.view(after, "spectator");
        expect(rules.toAct(view)).toEqual(rules.toAct(after));
        expect(rules.nextTableAction(view)).toEqual(rules.nextTableAction(after));
      }
    });
  });
}

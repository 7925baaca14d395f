import { deepFreeze, stepsOf } from "@buck/engine/testing";
import type { GameTypes } from "@buck/engine";
import type { Plan } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { decodeRecord, encodeRecord, replay } from "../src/index.ts";
import type { GameRecord } from "../src/index.ts";
import type { RecordedGame } from "./games.ts";

function recordOfPlan<K extends GameTypes>(game: RecordedGame<K>, plan: Plan<K>) {
  const steps = stepsOf(game, { ...plan, rematches: 1 });
  const record = deepFreeze(
    game.record(
      plan.options,
      steps.map(({ action }) => action),
    ),
  );
  return { record, steps };
}

function copy<T>(value: T): T {
  return structuredClone(value);
}

/** A game is its options and its actions: whatever is written down and read again gives the same game. */
export function testRecords<K extends GameTypes>(game: RecordedGame<K>, plans: readonly Plan<K>[]): void {
  const { rules } = game;

  describe.each(plans)("%j", (plan) => {
    const { record, steps } = recordOfPlan(game, plan);

    test("the same record replays to the same states and events, again and again", () => {
      const played = {
        ok: true,
        states: [rules.create(plan.options), ...steps.map(({ after }) => after)],
        events: steps.map(({ events }) => events),
      };
      expect(JSON.stringify(replay(record))).toBe(JSON.stringify(played));
      expect(JSON.stringify(replay(copy(record)))).toBe(JSON.stringify(played));
    });

    test("a record survives being written down and read", () => {
      const text = encodeRecord(record);
      expect(decodeRecord(text)).toEqual({ ok: true, record });
      expect(text).toBe(encodeRecord(copy(record)));
    });
  });
}

export interface Forgery<K extends GameTypes> {
  readonly forgery: string;
  readonly type: K["action"]["type"];
  readonly forge: (action: K["action"], before: K["state"]) => unknown;
}

/** The same action from the seat to the left. */
export function fromNextSeat(action: object): unknown {
  if (!("playerPosition" in action)) return action;
  return { ...action, playerPosition: (Number(action.playerPosition) + 1) % 4 };
}

/** A deal from a deck that has its second card twice. */
export function withDoubleCard(action: object): unknown {
  if (!("deck" in action) || !Array.isArray(action.deck)) return action;
  const [, ...rest]: readonly unknown[] = action.deck;
  return { ...action, deck: [rest[0], ...rest] };
}

/** A record that was tampered with is refused at the first wrong action. */
export function testForgeries<K extends GameTypes>(
  game: RecordedGame<K>,
  plan: Plan<K>,
  forgeries: readonly Forgery<K>[],
): void {
  const { record, steps } = recordOfPlan(game, plan);
  const indexOf = (type: string) => record.actions.findIndex((action) => action.type === type);

  /** Through the text, because that is how a forged record arrives. */
  function withActions(actions: readonly unknown[]): GameRecord {
    const decoded = decodeRecord(JSON.stringify({ ...record, actions }));
    if (!decoded.ok) throw new Error(decoded.code);
    return decoded.record;
  }

  describe("a record that was tampered with is refused at the first wrong action", () => {
    test.each(forgeries)("$forgery", ({ type, forge }) => {
      for (const { index, before, action } of steps.filter((step) => step.action.type === type)) {
        const actions: readonly unknown[] = record.actions;
        expect(replay(withActions(actions.with(index, forge(action, before))))).toMatchObject({
          ok: false,
          index,
          reason: { code: expect.any(String) },
        });
      }
      expect(indexOf(type)).toBeGreaterThan(0);
    });

    test("an action left out", () => {
      const index = indexOf("DEAL");
      expect(replay(withActions(record.actions.toSpliced(index, 1)))).toMatchObject({ ok: false, index });
    });

    test("an action done twice", () => {
      const index = indexOf("DEAL");
      const actions: readonly unknown[] = record.actions;
      const twice = actions.toSpliced(index, 0, actions[index]);
      expect(replay(withActions(twice))).toMatchObject({ ok: false, index: index + 1 });
    });
  });
}

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK } from "../drive.ts";
import type { Game, GameTypes } from "../../src/index.ts";
import type { Step } from "../game.ts";

/** A state of a real game, and an action that is legal there. */
interface Scene<K extends GameTypes> {
  readonly phase: string;
  readonly state: K["state"];
  readonly action: K["action"];
}

/** For each kind of action one scene: the first step that serves. */
export function scenesOf<K extends GameTypes>(
  steps: readonly Step<K>[],
  serves: (step: Step<K>) => boolean,
): readonly Scene<K>[] {
  const found = new Map<string, Scene<K>>();
  for (const step of steps.filter(serves)) {
    const { before, action } = step;
    if (!found.has(action.type)) found.set(action.type, { phase: before.phase, state: before, action });
  }
  return [...found.values()];
}

interface Grammar<K extends GameTypes> {
  readonly apply: Game<K>["apply"];
  readonly scenes: readonly Scene<K>[];
  /** What each field may be; whatever is not must be refused. */
  readonly fine: Readonly<Record<string, (value: unknown) => boolean>>;
  /** The fields that an action may go without. */
  readonly optional: (action: K["action"]) => readonly string[];
}

const ANYTHING = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
});

const ODD_NUMBERS = [Number.NaN, -0.5, -1, 1, 1.5, 4, 6, 7, Infinity];
const ODD_WORDS = ["0", "2", "", " ", "PASS ", "true", "SPADES", "SPADES_8", "spades_ace", "__proto__"];
const ODD_DECKS = [PACK.slice(1), [...PACK, PACK[0]], PACK.with(3, "SPADES_9"), [...PACK.keys()], [PACK]];
const ODD_VALUES = [undefined, null, [], {}, [0], new Set(PACK), ...ODD_NUMBERS, ...ODD_WORDS, ...ODD_DECKS];
const PROTOTYPE_NAMES = ["constructor", "toString", "hasOwnProperty"];

/** Whatever reaches the rules that is no action is answered with a code. */
export function testGarbage<K extends GameTypes>({ apply, scenes, fine, optional }: Grammar<K>): void {
  const isWrong = ([name, value]: readonly [string, unknown]) => fine[name]?.(value) === false;

  describe.each(scenes)("in $phase, where $action.type is legal", ({ state, action }) => {
    const fields = Object.keys(action);
    const known = new Set([...fields, ...optional(action), "__proto__"]);
    const refused = (input: unknown) => {
      expect(complaint(apply(state, input))).toBeNull();
    };
    const refusedWith = ([name, value]: readonly [string, unknown]) => {
      refused({ ...action, [name]: value });
    };

    test("the action itself is accepted, so that what follows means something", () => {
      expect(apply(state, action).ok).toBe(true);
    });

    test("anything else at all is refused with a code", () => {
      fc.assert(fc.property(ANYTHING, refused), { numRuns: 200 });
    });

    test("one wrong field is enough to be refused", () => {
      const value = fc.oneof(ANYTHING, fc.constantFrom(...ODD_VALUES));
      const wrong = fc.tuple(fc.constantFrom(...fields), value).filter(isWrong);
      fc.assert(fc.property(wrong, refusedWith), { numRuns: 300 });
    });

    test.each(fields)("without its %s it is refused", (name) => {
      const rest = Object.fromEntries(Object.entries(action).filter(([key]) => key !== name));
      expect(complaint(apply(state, rest))).toBe(optional(action).includes(name) ? "accepted" : null);
    });

    test("one field too many is refused", () => {
      const names = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(fine), ...PROTOTYPE_NAMES));
      const unknown = names.filter((name) => !known.has(name));
      fc.assert(fc.property(fc.tuple(unknown, ANYTHING), refusedWith));
    });

    test.each(disguises(action))("%s is not understood", (_, input) => {
      expect(misunderstanding<K>(apply, state, input)).toBeNull();
    });

    test("an object without a prototype is understood like any other", () => {
      const bare: unknown = Object.assign(Object.create(null), action);
      expect(apply(state, bare)).toEqual(apply(state, action));
    });
  });
}

export function isSomeText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

type Answer = ReturnType<Game<GameTypes>["apply"]>;

/** What is wrong with the answer to something that is no action. */
function complaint(result: Answer): string | null {
  if (result.ok) return "accepted";
  return /^[A-Z_]+$/.test(result.code) ? null : `the code is ${result.code}`;
}

/** Where something is understood after all, it has to be no more than a record would keep of it. */
function misunderstanding<K extends GameTypes>(
  apply: Game<K>["apply"],
  state: K["state"],
  input: unknown,
): string | null {
  const result = apply(state, input);
  if (!result.ok) return complaint(result);
  const kept = apply(state, JSON.parse(JSON.stringify(input)));
  return JSON.stringify(result) === JSON.stringify(kept) ? null : "more is understood than a record keeps";
}

/** What looks like the action and is not, or only in part. */
function disguises(action: object): readonly (readonly [string, unknown])[] {
  const fields = Object.keys(action);
  return [
    ["a __proto__ key out of JSON", parsed(action, `"__proto__":{"isAdmin":true}`)],
    ["a constructor key out of JSON", parsed(action, `"constructor":{"prototype":{}}`)],
    ["the action in a list", [action]],
    ["the action as text", JSON.stringify(action)],
    ["everything inherited", Object.create(action)],
    ["everything inherited but one field too many", Object.assign(Object.create(action), { extra: 1 })],
    ...fields.map((name) => [`an inherited ${name}`, inheriting(action, name)] as const),
    ...fields.map((name) => {
      const input: unknown = Object.assign(inheriting(action, name), { x: 1 });
      return [`an inherited ${name} and a field too many`, input] as const;
    }),
  ];
}

function parsed(action: object, extra: string): unknown {
  return JSON.parse(`${JSON.stringify(action).slice(0, -1)},${extra}}`);
}

/** The action with one field moved to its prototype, where a record would not find it again. */
function inheriting(action: object, name: string): object {
  const entries = Object.entries(action);
  const prototype = Object.fromEntries(entries.filter(([key]) => key === name));
  return Object.assign(Object.create(prototype), Object.fromEntries(entries.filter(([key]) => key !== name)));
}

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buck, isCardId, isPosition, isSuit } from "../src/index.ts";
import { PACK, playGame } from "./driver.ts";
import type { Step } from "./driver.ts";

/** In each phase one state of a real game, and an action that is legal there. */
const SCENES = scenes();

interface Scene {
  readonly phase: buck.GamePhase;
  readonly state: buck.GameState;
  readonly action: buck.Action;
}

function scenes(): readonly Scene[] {
  const found = new Map<string, Scene>();
  const keep = (state: buck.GameState, action: buck.Action) => {
    // A seat that would not have been taken anyway, so that it shows where the seat was read from.
    if (action.type === "ADD_PLAYER" && action.playerPosition !== 3) return;
    if (!found.has(action.type)) found.set(action.type, { phase: state.phase, state, action });
  };
  for (const seed of [11, 12, 13, 14, 15, 16]) {
    const onStep = ({ before, action }: Step) => keep(before, action);
    playGame({ seed, options: buck.DEFAULT_OPTIONS, rematches: 1, onStep });
  }
  return [...found.values()];
}

/** Runs apply on what may be anything; says what is wrong with the answer. */
function complaint(state: buck.GameState, input: unknown): string | null {
  const result = buck.apply(state, input);
  if (result.ok) return "accepted";
  if (Object.keys(result).toSorted().join() !== "code,message,ok") return "the answer has another shape";
  if (!/^[A-Z_]+$/.test(result.code)) return `the code is ${result.code}`;
  return /^[A-Z].*\.$/.test(result.message) ? null : `the message is ${result.message}`;
}

/** Where something is understood after all, it has to be no more than a record would keep of it. */
function misunderstanding(state: buck.GameState, input: unknown): string | null {
  const result = buck.apply(state, input);
  if (!result.ok) return complaint(state, input);
  const kept = buck.apply(state, JSON.parse(JSON.stringify(input)));
  return JSON.stringify(result) === JSON.stringify(kept) ? null : "more is understood than a record keeps";
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

/** What each field may be; whatever is not must be refused. */
const FINE: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => SCENES.some(({ action }) => action.type === value),
  id: (value) => typeof value === "string" && value.trim() !== "",
  name: (value) => typeof value === "string" && value.trim() !== "",
  playerPosition: isPosition,
  dealerPosition: isPosition,
  deck: () => false,
  amount: (value) => buck.BID_AMOUNTS.some((amount) => amount === value),
  trumpSuit: isSuit,
  folded: (value) => typeof value === "boolean",
  cardId: isCardId,
};

const ODD_NUMBERS = [Number.NaN, -0.5, -1, 1, 1.5, 4, 6, 7, Infinity];
const ODD_WORDS = ["0", "2", "", " ", "PASS ", "true", "SPADES", "SPADES_8", "spades_ace", "__proto__"];
const ODD_DECKS = [PACK.slice(1), [...PACK, PACK[0]], PACK.with(3, "SPADES_9"), [...PACK.keys()], [PACK]];
const ODD_VALUES = [undefined, null, [], {}, [0], new Set(PACK), ...ODD_NUMBERS, ...ODD_WORDS, ...ODD_DECKS];

const PROTOTYPE_NAMES = ["constructor", "toString", "hasOwnProperty"];

function isWrong([name, value]: readonly [string, unknown]): boolean {
  return FINE[name]?.(value) === false;
}

describe.each(SCENES)("in $phase, where $action.type is legal", ({ state, action }) => {
  const fields = Object.keys(action);

  const refused = (input: unknown) => {
    expect(complaint(state, input)).toBeNull();
  };
  const refusedWith = ([name, value]: readonly [string, unknown]) => {
    expect(complaint(state, { ...action, [name]: value })).toBeNull();
  };

  test("the action itself is accepted, so that what follows means something", () => {
    expect(buck.apply(state, action).ok).toBe(true);
  });

  test("anything else at all is refused with a code and a sentence", () => {
    fc.assert(fc.property(ANYTHING, refused), { numRuns: 200 });
  });

  test("one wrong field is enough to be refused", () => {
    const value = fc.oneof(ANYTHING, fc.constantFrom(...ODD_VALUES));
    const wrong = fc.tuple(fc.constantFrom(...fields), value).filter(isWrong);
    fc.assert(fc.property(wrong, refusedWith), { numRuns: 300 });
  });

  test.each(fields)("without its %s it is refused", (name) => {
    const rest = Object.fromEntries(Object.entries(action).filter(([key]) => key !== name));
    const isOptional = action.type === "ADD_PLAYER" && name === "playerPosition";
    expect(complaint(state, rest)).toBe(isOptional ? "accepted" : null);
  });

  test("one field too many is refused", () => {
    const known = new Set([
      ...fields,
      "__proto__",
      ...(action.type === "ADD_PLAYER" ? ["playerPosition"] : []),
    ]);
    const names = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(FINE), ...PROTOTYPE_NAMES));
    const extra = fc.tuple(
      names.filter((name) => !known.has(name)),
      ANYTHING,
    );
    fc.assert(fc.property(extra, refusedWith));
  });

  test.each<readonly [string, unknown]>([
    ["a __proto__ key out of JSON", parsed(action, `"__proto__":{"isAdmin":true}`)],
    ["a constructor key out of JSON", parsed(action, `"constructor":{"prototype":{}}`)],
    ["the action in a list", [action]],
    ["the action as text", JSON.stringify(action)],
    ["everything inherited", Object.create(action)],
    ["everything inherited but one field too many", Object.assign(Object.create(action), { extra: 1 })],
    ...fields.map((name) => [`an inherited ${name}`, inheriting(action, name)] as const),
    ...fields.map(
      (name) =>
        [
          `an inherited ${name} and a field too many`,
          Object.assign(inheriting(action, name), { x: 1 }),
        ] as const,
    ),
  ])("%s is not understood", (_, input) => {
    expect(misunderstanding(state, input)).toBeNull();
  });

  test("an object without a prototype is understood like any other", () => {
    const bare: unknown = Object.assign(Object.create(null), action);
    expect(buck.apply(state, bare)).toEqual(buck.apply(state, action));
  });
});

function parsed(action: buck.Action, extra: string): unknown {
  return JSON.parse(`${JSON.stringify(action).slice(0, -1)},${extra}}`);
}

/** The action with one field moved to its prototype, where a record would not find it again. */
function inheriting(action: buck.Action, name: string): object {
  const entries = Object.entries(action);
  const prototype = Object.fromEntries(entries.filter(([key]) => key === name));
  return Object.assign(Object.create(prototype), Object.fromEntries(entries.filter(([key]) => key !== name)));
}

test("there is a scene for each phase and each action", () => {
  expect(new Set(SCENES.map(({ phase }) => phase))).toEqual(new Set(buck.GAME_PHASES));
  expect(SCENES).toHaveLength(11);
});

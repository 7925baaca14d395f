import { deckFor } from "./deck.ts";
import type { CommonReason, Refusal } from "./result.ts";
import type { Position } from "./seats.ts";

/** The names of the fields that actions carry beside their type. */
export type FieldOf<Action> = Action extends unknown ? Exclude<keyof Action, "type"> & string : never;

/** What an action's field must be, and why it is refused when it is not. */
export interface Field<Reason> {
  readonly valid: (value: unknown, seats: readonly Position[]) => boolean;
  readonly otherwise: Reason | ((seats: readonly Position[]) => Reason);
}

/** The fields an action carries beside its type. */
export interface Shape<Name extends string> {
  readonly required: readonly Name[];
  readonly optional?: readonly Name[];
}

interface ActionGrammar<Action extends { readonly type: string }, Reason> {
  readonly fields: Readonly<Record<FieldOf<Action>, Field<Reason>>>;
  readonly shapes: Readonly<Record<Action["type"], Shape<FieldOf<Action>>>>;
}

type Malformed = { readonly code: "MALFORMED_ACTION" | "UNKNOWN_ACTION" };

export type Parsed<Action, Reason> = { readonly ok: true; readonly action: Action } | Refusal<Reason>;

/**
 * Takes anything at all: a well-formed action, or what is wrong with it.
 * Only fields of its own count, and all of them, `__proto__` included: a record keeps exactly what was understood.
 */
export function actionParser<
  Action extends { readonly type: string },
  Reason extends { readonly code: string },
>({
  fields,
  shapes,
}: ActionGrammar<Action, Reason>): (
  input: unknown,
  seats: readonly Position[],
) => Parsed<Action, Reason | Malformed> {
  // A Map, because a plain object would find `__proto__` and `constructor`.
  const shapeOf: ReadonlyMap<unknown, Shape<FieldOf<Action>>> = new Map(
    Object.entries<Shape<FieldOf<Action>>>(shapes),
  );
  const reasonAgainst = (
    action: Readonly<Record<string, unknown>>,
    seats: readonly Position[],
  ): Reason | Malformed | null => {
    const shape = shapeOf.get(Object.hasOwn(action, "type") ? action["type"] : undefined);
    if (shape === undefined) return { code: "UNKNOWN_ACTION" };
    const { required, optional = [] } = shape;
    const carried = [...required, ...optional.filter((name) => name in action)];
    for (const name of carried) {
      // A field that a prototype lends would be understood and yet be missing from the record.
      if (name in action && !Object.hasOwn(action, name)) return { code: "MALFORMED_ACTION" };
      const { valid, otherwise } = fields[name];
      if (!valid(action[name], seats)) return typeof otherwise === "function" ? otherwise(seats) : otherwise;
    }
    return Object.keys(action).length === carried.length + 1 ? null : { code: "MALFORMED_ACTION" };
  };
  return (input, seats) => {
    if (typeof input !== "object" || input === null || Array.isArray(input)) {
      return { ok: false, code: "MALFORMED_ACTION" };
    }
    const wrong = reasonAgainst(input as Readonly<Record<string, unknown>>, seats);
    return wrong === null ? { ok: true, action: input as Action } : { ok: false, ...wrong };
  };
}

/** A seat of the table. */
export function isSeat(value: unknown, seats: readonly Position[]): boolean {
  return seats.some((seat) => seat === value);
}

function isNonEmptyString(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

/** The fields of the actions that every game knows. */
export const COMMON_FIELDS = {
  id: { valid: isNonEmptyString, otherwise: { code: "INVALID_PLAYER_ID" } },
  name: { valid: isNonEmptyString, otherwise: { code: "INVALID_NAME" } },
  playerPosition: { valid: isSeat, otherwise: { code: "INVALID_POSITION" } },
  dealerPosition: { valid: isSeat, otherwise: { code: "INVALID_POSITION" } },
  deck: {
    valid: Array.isArray,
    otherwise: (seats) => ({ code: "NOT_A_FULL_DECK", cards: deckFor(seats.length).length }),
  },
} as const satisfies Readonly<Record<string, Field<CommonReason>>>;

export const COMMON_SHAPES = {
  ADD_PLAYER: { required: ["id", "name"], optional: ["playerPosition"] },
  REMOVE_PLAYER: { required: ["playerPosition"] },
  DEAL: { required: ["deck"] },
  PLAY_CARD: { required: ["playerPosition", "cardId"] },
  NEXT_ROUND: { required: [] },
  NEW_GAME: { required: ["playerPosition"] },
} as const satisfies Readonly<Record<string, Shape<string>>>;

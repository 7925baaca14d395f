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

interface ActionGrammar<Type extends string, Name extends string, Reason extends object> {
  readonly fields: Readonly<Record<Name, Field<Reason>>>;
  readonly shapes: Readonly<Record<Type, Shape<Name>>>;
}

type Malformed = { readonly code: "MALFORMED_ACTION" | "UNKNOWN_ACTION" };

/**
 * Takes anything at all and says what is wrong with it as an action; null when it is well-formed.
 * Only fields of its own count, and all of them, `__proto__` included: a record keeps exactly what was understood.
 */
export function actionChecker<Type extends string, Name extends string, Reason extends object>({
  fields,
  shapes,
}: ActionGrammar<Type, Name, Reason>): (
  input: unknown,
  seats: readonly Position[],
) => Reason | Malformed | null {
  // A Map, because a plain object would find `__proto__` and `constructor`.
  const shapeOf: ReadonlyMap<unknown, Shape<Name>> = new Map(Object.entries<Shape<Name>>(shapes));
  return (input, seats) => {
    if (typeof input !== "object" || input === null || Array.isArray(input)) {
      return { code: "MALFORMED_ACTION" };
    }
    const action = input as Readonly<Record<string, unknown>>;
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
}

/** A seat of the table. */
export function isSeat(value: unknown, seats: readonly Position[]): boolean {
  return seats.some((seat) => seat === value);
}

export function isNonEmptyString(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

/** What an action's field must be, and the code that says it is not. */
export interface Field<Code extends string> {
  readonly valid: (value: unknown) => boolean;
  readonly code: Code;
}

/** The fields an action carries beside its type. */
export interface Shape<Name extends string> {
  readonly required: readonly Name[];
  readonly optional?: readonly Name[];
}

export interface ActionGrammar<Type extends string, Name extends string, Code extends string> {
  readonly fields: Readonly<Record<Name, Field<Code>>>;
  readonly shapes: Readonly<Record<Type, Shape<Name>>>;
}

type Input = Readonly<Record<string, unknown>>;
const NO_NAMES: readonly never[] = [];

type Malformed = "MALFORMED_ACTION" | "UNKNOWN_ACTION";

/**
 * Takes anything at all and says what is wrong with it as an action; null when it is well-formed.
 * Only fields of its own count, and all of them, `__proto__` included: a record keeps exactly what was understood.
 */
export function actionChecker<Type extends string, Name extends string, Code extends string>({
  fields,
  shapes,
}: ActionGrammar<Type, Name, Code>): (input: unknown) => Code | Malformed | null {
  const shapeOf: ReadonlyMap<unknown, Shape<Name>> = new Map<string, Shape<Name>>(
    Object.entries<Shape<Name>>(shapes),
  );
  const isWrong = (action: Input, name: Name) => !fields[name].valid(action[name]);
  return (input) => {
    if (typeof input !== "object" || input === null || Array.isArray(input)) return "MALFORMED_ACTION";
    const action = input as Input;
    const shape = shapeOf.get(Object.hasOwn(action, "type") ? action["type"] : undefined);
    if (shape === undefined) return "UNKNOWN_ACTION";
    let carried = 1 + shape.required.length;
    for (const name of shape.required) {
      if (!Object.hasOwn(action, name) || isWrong(action, name)) return fields[name].code;
    }
    for (const name of shape.optional ?? NO_NAMES) {
      if (!(name in action)) continue;
      // A field that a prototype lends would be understood and yet be missing from the record.
      if (!Object.hasOwn(action, name)) return "MALFORMED_ACTION";
      if (isWrong(action, name)) return fields[name].code;
      carried += 1;
    }
    return Object.keys(action).length === carried ? null : "MALFORMED_ACTION";
  };
}

export function isNonEmptyString(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

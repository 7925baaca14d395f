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

type Malformed = "MALFORMED_ACTION" | "UNKNOWN_ACTION";

/**
 * Takes anything at all and says what is wrong with it as an action; null when it is well-formed.
 * Only fields of its own count, and all of them, `__proto__` included: a record keeps exactly what was understood.
 */
export function actionChecker<Type extends string, Name extends string, Code extends string>({
  fields,
  shapes,
}: ActionGrammar<Type, Name, Code>): (input: unknown) => Code | Malformed | null {
  const shapeOf: ReadonlyMap<unknown, CheckedShape<Name, Code>> = new Map(
    Object.entries<Shape<Name>>(shapes).map(([type, { required, optional = [] }]) => [
      type,
      { required: required.map(checked), optional: optional.map(checked) },
    ]),
  );
  function checked(name: Name): CheckedField<Name, Code> {
    return { name, valid: fields[name].valid, code: fields[name].code };
  }
  return (input) => {
    if (typeof input !== "object" || input === null || Array.isArray(input)) return "MALFORMED_ACTION";
    const action = input as Input;
    const shape = shapeOf.get(Object.hasOwn(action, "type") ? action["type"] : undefined);
    if (shape === undefined) return "UNKNOWN_ACTION";
    let carried = 1 + shape.required.length;
    for (const { name, valid, code } of shape.required) {
      if (!valid(action[name]) || !Object.hasOwn(action, name)) return code;
    }
    for (const { name, valid, code } of shape.optional) {
      if (!(name in action)) continue;
      // A field that a prototype lends would be understood and yet be missing from the record.
      if (!Object.hasOwn(action, name)) return "MALFORMED_ACTION";
      if (!valid(action[name])) return code;
      carried += 1;
    }
    return Object.keys(action).length === carried ? null : "MALFORMED_ACTION";
  };
}

interface CheckedField<Name extends string, Code extends string> extends Field<Code> {
  readonly name: Name;
}

interface CheckedShape<Name extends string, Code extends string> {
  readonly required: readonly CheckedField<Name, Code>[];
  readonly optional: readonly CheckedField<Name, Code>[];
}

export function isNonEmptyString(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

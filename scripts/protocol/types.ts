import type { JsonSchema } from "./schemas.ts";

/** How a type is said in a table: `list of Card or null`, with links to what has a name. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref.slice(1));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return either(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return either(choices.map((choice) => typeOf(asSchema(choice))));
  return typeByKind(schema);
}

function typeByKind(schema: JsonSchema): string {
  switch (schema.type) {
    case "string":
      return `text${textBounds(schema)}`;
    case "integer":
      return `whole number${numberBounds(schema)}`;
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "array":
      return `list of ${plural(typeOf(itemOf(schema)))}`;
    case "object":
      return `{ ${fieldsOf(schema).map(fieldText).join(", ")} }`;
    default:
      throw new Error(`No words for ${JSON.stringify(schema)}`);
  }
}

export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isOptional: boolean;
}

export function fieldsOf({ properties = {}, required = [] }: JsonSchema): readonly Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: asSchema(schema),
    isOptional: !required.includes(name),
  }));
}

export function fieldText({ name, schema, isOptional }: Field): string {
  return `\`${name}\`${isOptional ? " (may be left out)" : ""}: ${typeOf(schema)}`;
}

export function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}

function plural(type: string): string {
  return type.replace(/^whole number\b/, "whole numbers");
}

function itemOf({ items }: JsonSchema): JsonSchema {
  if (items === undefined || Array.isArray(items)) throw new Error("A list has one kind of item");
  return asSchema(items);
}

export function asSchema(schema: JsonSchema | boolean): JsonSchema {
  if (typeof schema === "boolean") throw new Error("Everything and nothing are no types of a message");
  return schema;
}

function textBounds({ minLength, maxLength, pattern }: JsonSchema): string {
  const least = minLength === undefined ? "at most" : `${minLength} to`;
  const length = maxLength === undefined ? "" : `, ${least} ${maxLength} long`;
  return length + (pattern === undefined ? "" : `, \`${pattern}\``);
}

function numberBounds({ minimum, maximum }: JsonSchema): string {
  const least = isBound(minimum) ? minimum : null;
  const most = isBound(maximum) ? maximum : null;
  if (least !== null && most !== null) return `, ${least} to ${most}`;
  return least === null ? "" : `, ${least} or more`;
}

/** Whole numbers end where JSON can no longer tell two of them apart; that is no bound of ours. */
function isBound(value: number | undefined): value is number {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

function literal(value: unknown): string {
  return value === null ? "null" : `\`${JSON.stringify(value)}\``;
}

function either(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}

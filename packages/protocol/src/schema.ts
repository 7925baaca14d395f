import { z } from "zod/mini";
import { LIMITS } from "./limits.ts";

/** Strict and readonly: an unknown field is an error, and nobody changes a message. */
export function message<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.readonly(z.strictObject(shape));
}

export function list<Item extends z.core.SomeType>(item: Item) {
  return z.readonly(z.array(item));
}

/** A house rule that is younger than stored tables and other clients: where it is not named, the table plays without it. */
export function laterRule<Rule extends z.core.SomeType>(
  rule: Rule,
  usual: z.core.util.NoUndefined<z.core.output<Rule>>,
) {
  return z._default(rule, usual);
}

/** A name as it is typed, before it is cleaned. */
export const rawName = z.string().check(z.maxLength(LIMITS.rawName));

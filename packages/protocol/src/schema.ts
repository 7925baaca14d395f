import { z } from "zod/mini";
import { LIMITS } from "./limits.ts";

/** Strict and readonly: an unknown field is an error, and nobody changes a message. */
export function message<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.readonly(z.strictObject(shape));
}

export function list<Item extends z.core.SomeType>(item: Item) {
  return z.readonly(z.array(item));
}

/** A name as it is typed, before it is cleaned. */
export const rawName = z.string().check(z.maxLength(LIMITS.rawName));

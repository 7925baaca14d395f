import type { z } from "zod/mini";

/** One schema and what it means. Only the generator of docs/protocol.md imports this folder, so no browser loads it. */
export interface Part {
  readonly kind: "fields" | "variants" | "changes" | "word";
  readonly name: string;
  readonly schema: z.core.$ZodType;
  readonly meaning: string;
  /** By field, or by variant. */
  readonly rows: Readonly<Record<string, string>>;
}

export interface Chapter {
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Said<Keys extends string> = Readonly<Record<Keys, string>>;
type FieldOf<Schema> = Extract<keyof z.infer<Schema>, string>;
type TagOf<Schema, Tag extends keyof z.infer<Schema>> = `${Extract<z.infer<Schema>[Tag], string | boolean>}`;

/** A message, with a sentence for each of its fields. */
export function fields<Schema extends z.core.$ZodType>(
  name: string,
  schema: Schema,
  meaning: string,
  rows: Said<FieldOf<Schema>>,
): Part {
  return { kind: "fields", name, schema, meaning, rows };
}

/** A choice of messages, with a sentence for each value of the field that tells them apart. */
export function variants<Schema extends z.core.$ZodType, Tag extends keyof z.infer<Schema>>(
  name: string,
  schema: Schema,
  _tag: Tag,
  { meaning, rows }: { readonly meaning: string; readonly rows: Said<TagOf<Schema, Tag>> },
): Part {
  return { kind: "variants", name, schema, meaning, rows };
}

/** Fields of another message, which has their sentences. */
export function changes(name: string, schema: z.core.$ZodType, meaning: string): Part {
  return { kind: "changes", name, schema, meaning, rows: {} };
}

export function word(name: string, schema: z.core.$ZodType, meaning: string): Part {
  return { kind: "word", name, schema, meaning, rows: {} };
}

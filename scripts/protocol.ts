// Writes the reference in docs/protocol.md, below the text that people write, from the schemas and their
// descriptions. With --check it only says whether that would change anything.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { z } from "zod/mini";
import { CLUB_CHAPTER } from "../packages/protocol/src/descriptions/club.ts";
import { GAME_CHAPTERS } from "../packages/protocol/src/descriptions/games.ts";
import type { Chapter, Part } from "../packages/protocol/src/descriptions/part.ts";
import {
  BUCK_REFUSALS,
  EUCHRE_REFUSALS,
  LIMIT_MEANINGS,
} from "../packages/protocol/src/descriptions/refusals.ts";
import { SMALL_THINGS, TABLE_CHAPTERS } from "../packages/protocol/src/descriptions/table.ts";
import {
  CLUB_ERRORS,
  CONNECT_ERRORS,
  goodbye,
  LIMITS,
  TABLE_ERRORS,
} from "../packages/protocol/src/index.ts";
import { english, refusalText } from "../packages/words/src/index.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const FILE = join(import.meta.dirname, "../docs/protocol.md");
const BEGIN = "<!-- What follows is written by pnpm protocol:docs. -->";

const CHAPTERS = [...TABLE_CHAPTERS, ...GAME_CHAPTERS, CLUB_CHAPTER, SMALL_THINGS];
const parts = CHAPTERS.flatMap((chapter) => chapter.parts);
const registry = z.registry<{ id: string }>();
for (const { name, schema } of parts) registry.add(schema, { id: name });
const { schemas } = z.toJSONSchema(registry, {
  uri: (id) => `#${id}`,
  unrepresentable: "any",
  io: "input",
});

function schemaOf(name: string): JsonSchema {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`There is no schema ${name}`);
  return schema;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map(row).join("\n");
}

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isOptional: boolean;
}

function asSchema(schema: JsonSchema | boolean | undefined): JsonSchema {
  if (typeof schema !== "object") throw new Error("Everything and nothing are not types of a message");
  return schema;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): readonly Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: asSchema(schema),
    isOptional: !required.includes(name),
  }));
}

/** How a type reads in a table: `list of Card or null`, with links to what has a name. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref.slice(1));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return either(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return either(choices.map((choice) => typeOf(asSchema(choice))));
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
      if (Array.isArray(schema.items)) throw new Error("A list has one kind of item");
      return `list of ${typeOf(asSchema(schema.items)).replace(/^whole number\b/, "whole numbers")}`;
    case "object":
      return `{ ${fieldsOf(schema).map(fieldText).join(", ")} }`;
    default:
      throw new Error(`No words for ${JSON.stringify(schema)}`);
  }
}

function fieldText({ name, schema, isOptional }: Field): string {
  return `\`${name}\`${isOptional ? " (optional)" : ""}: ${typeOf(schema)}`;
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}

function literal(value: unknown): string {
  return value === null ? "null" : `\`${JSON.stringify(value)}\``;
}

function either(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}

function textBounds({ minLength = 0, maxLength, pattern }: JsonSchema): string {
  const length = maxLength === undefined ? "" : `, ${minLength} to ${maxLength} long`;
  return length + (pattern === undefined ? "" : `, \`${pattern}\``);
}

/** Whole numbers end where JSON can no longer tell two of them apart; that is not a bound of ours. */
function numberBounds({ minimum, maximum = Infinity }: JsonSchema): string {
  return minimum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? "" : `, ${minimum} to ${maximum}`;
}

function section(part: Part): string {
  return [`### ${part.name}`, part.meaning, rowsOf(part)].filter((text) => text !== "").join("\n\n");
}

function rowsOf({ kind, name, rows }: Part): string {
  const schema = schemaOf(name);
  if (kind === "fields") {
    const cells = fieldsOf(schema).map((field) => [
      `\`${field.name}\``,
      `${typeOf(field.schema)}${field.isOptional ? ", optional" : ""}`,
      rows[field.name] ?? "",
    ]);
    return table(["field", "type", "meaning"], cells);
  }
  if (kind !== "variants") return "";
  const variants = (schema.oneOf ?? []).map((variant) => fieldsOf(asSchema(variant)));
  const cells = variants.map(([tag, ...others]) => [
    literal(tag?.schema.const),
    others.map(fieldText).join("; ") || "–",
    rows[String(tag?.schema.const)] ?? "",
  ]);
  return table([`\`${variants[0]?.[0]?.name}\``, "carries", "meaning"], cells);
}

function wordRow({ name, meaning }: Part): readonly string[] {
  // The one schema that is a function: JSON schema has no words for it.
  const type = name === "CardId" ? `${linkTo("Suit")}, \`_\` and a rank` : typeOf(schemaOf(name));
  return [`<a id="${name.toLowerCase()}"></a>${name}`, type, meaning];
}

function chapterText({ title, parts: all }: Chapter): string {
  const words = all.filter(({ kind }) => kind === "word");
  const rest = words.length === 0 ? [] : [table(["name", "type", "meaning"], words.map(wordRow))];
  return [`## ${title}`, ...all.filter(({ kind }) => kind !== "word").map(section), ...rest].join("\n\n");
}

function codes(head: string, sentences: Readonly<Record<string, string>>): string {
  return table(
    ["code", head],
    Object.entries(sentences).map(([code, text]) => [`\`${code}\``, text]),
  );
}

function boundOf(limit: number | { readonly min: number; readonly max: number; readonly default?: number }) {
  if (typeof limit === "number") return String(limit);
  const { min, max, default: usual } = limit;
  return `${min} to ${max}${usual === undefined ? "" : `, ${usual} by default`}`;
}

const REFUSALS = `## Refusals

A refusal has a \`code\`, and in \`about\` what a sentence has to name. A server adds a \`message\` for the person, a
whole sentence in English. The table
refuses with these:

${codes("message", Object.fromEntries(TABLE_ERRORS.map((code) => [code, refusalText(english, { code })])))}

A club refuses with some of these, and with:

${codes("message", Object.fromEntries(CLUB_ERRORS.map((code) => [code, refusalText(english, { code })])))}

The games refuse an \`act\` with these. Their messages name the cards in question (“You must follow hearts: the
jack of diamonds is a heart now.”), so the tables say when each is sent. A decision of the other game is refused
with \`UNKNOWN_ACTION\`. In Buck Euchre:

${codes("when", BUCK_REFUSALS)}

In classic Euchre:

${codes("when", EUCHRE_REFUSALS)}`;

const meanings: Readonly<Record<string, string>> = LIMIT_MEANINGS;
const BOUNDS = `## Limits

${table(
  ["what", "bound"],
  Object.entries(LIMITS).map(([name, limit]) => [meanings[name] ?? "", boundOf(limit)]),
)}`;

/** What is wrong with the text above the reference: examples that do not parse, codes without a row. */
function faultsIn(text: string): readonly string[] {
  const examples = [...text.matchAll(/```json (\w+)\n([\s\S]*?)```/g)];
  const faults = examples.flatMap(([, name, json = ""]) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (part === undefined) return [`There is no schema ${name}`];
    const { error } = z.safeParse(part.schema, JSON.parse(json));
    return error === undefined ? [] : [`An example of ${name} is none: ${z.prettifyError(error)}`];
  });
  const reasons = [...goodbye.def.innerType.def.shape.reason.def.values, ...CONNECT_ERRORS];
  return [
    ...faults,
    ...reasons.filter((code) => !text.includes(`| \`${code}\``)).map((code) => `${code} has no row`),
  ];
}

const before = readFileSync(FILE, "utf8");
const [written = ""] = before.split(BEGIN);
const reference = [...CHAPTERS.map(chapterText), REFUSALS, BOUNDS].join("\n\n");
const { code: page } = await format("protocol.md", `${written}${BEGIN}\n\n${reference}\n`, {
  printWidth: 110,
  proseWrap: "always",
});
const faults = faultsIn(written);
for (const fault of faults) console.error(fault);
if (process.argv.includes("--check")) {
  console.log(
    before === page ? "docs/protocol.md is up to date" : "docs/protocol.md is old: pnpm protocol:docs",
  );
} else {
  writeFileSync(FILE, page);
}
process.exitCode = faults.length > 0 || (process.argv.includes("--check") && before !== page) ? 1 : 0;

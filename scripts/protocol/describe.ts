import { paragraphs, table } from "./markdown.ts";
import type { JsonSchema, SchemaName } from "./schemas.ts";
import { jsonSchemas } from "./schemas.ts";
import { NOTES, SENTENCES } from "./sentences.ts";
import { asSchema, fieldsOf, fieldText, linkTo, typeOf } from "./types.ts";
import type { Field } from "./types.ts";

/** Looks up sentences and remembers which were used: a missing one and a left-over one are both mistakes. */
export class Describer {
  readonly #schemas = jsonSchemas();
  readonly #described = new Set<string>();
  readonly #missing: string[] = [];
  readonly #used = new Set<string>();

  /** A heading, what it is, and its fields or variants. */
  section(name: SchemaName): string {
    const schema = this.#schema(name);
    const body = schema.oneOf === undefined ? this.#fields(name, schema) : this.#variants(name, schema);
    return paragraphs(`### ${name}`, NOTES[name] ?? this.#sentence(name, name), body);
  }

  /** A heading and what it is, where another section has the fields or variants. */
  alike(name: SchemaName): string {
    this.#schema(name);
    return paragraphs(`### ${name}`, NOTES[name] ?? this.#sentence(name, name));
  }

  /** Small things in one table. */
  words(names: readonly SchemaName[]): string {
    const rows = names.map((name) => [
      `<a id="${name.toLowerCase()}"></a>${name}`,
      this.#word(name),
      this.#sentence(name, name),
    ]);
    return table(["name", "what it is", "meaning"], rows);
  }

  /** Throws when words and schemas do not match. */
  finish(): void {
    const written = Object.entries(SENTENCES).flatMap(([name, sentences]) =>
      Object.keys(sentences).map((key) => `${name}.${key}`),
    );
    const stale = written.filter((key) => !this.#used.has(key));
    const left = [...this.#schemas.keys()].filter((name) => !this.#described.has(name));
    if (left.length > 0) throw new Error(`The page does not describe ${left.join(", ")}`);
    if (this.#missing.length > 0) throw new Error(`No sentence for ${this.#missing.join(", ")}`);
    if (stale.length > 0) throw new Error(`Nothing on the wire is called ${stale.join(", ")}`);
  }

  #schema(name: SchemaName): JsonSchema {
    this.#described.add(name);
    const schema = this.#schemas.get(name);
    if (schema === undefined) throw new Error(`There is no schema ${name}`);
    return schema;
  }

  #word(name: SchemaName): string {
    const schema = this.#schema(name);
    if (name === "ShortCard") return "a rank (`9`, `10`, `J`, `Q`, `K`, `A`) and `S`, `H`, `D` or `C`";
    // The one schema that is a function: JSON schema has no words for it.
    return name === "CardId" ? `${linkTo("Suit")}, \`_\` and a rank` : typeOf(schema);
  }

  #fields(name: SchemaName, schema: JsonSchema): string {
    const rows = fieldsOf(schema).map((field) => [
      `\`${field.name}\``,
      `${typeOf(field.schema)}${field.isOptional ? ", may be left out" : ""}`,
      this.#sentence(name, field.name),
    ]);
    return table(["field", "type", "meaning"], rows);
  }

  #variants(name: SchemaName, { oneOf = [] }: JsonSchema): string {
    const rows = oneOf.map((variant) => {
      const [tag, ...others] = fieldsOf(asSchema(variant));
      if (tag === undefined) throw new Error(`A variant of ${name} has no fields`);
      const carries = others.map(fieldText).join("; ");
      return [typeOf(tag.schema), carries || "–", this.#sentence(name, tagOf(tag))];
    });
    return table([`\`${tagName(oneOf)}\``, "carries", "meaning"], rows);
  }

  #sentence(name: SchemaName, key: string): string {
    this.#used.add(`${name}.${key}`);
    const sentence = SENTENCES[name]?.[key];
    if (sentence === undefined) this.#missing.push(`${name}.${key}`);
    return sentence ?? "";
  }
}

function tagOf({ schema }: Field): string {
  return String(schema.const);
}

function tagName(variants: readonly (JsonSchema | boolean)[]): string {
  const [first = true] = variants;
  return fieldsOf(asSchema(first))[0]?.name ?? "";
}

import { parse } from "@messageformat/parser";
import { parametersOf } from "../../apps/web/build/compileTexts.ts";
import type { SourceFile } from "./sources.ts";
import { isNode, nodesBelow, syntaxTree } from "./syntaxTree.ts";
import type { SyntaxNode } from "./syntaxTree.ts";

/** The messages of one catalogue in one language, by their keys: "score.rows.0.0". */
export interface Catalogue {
  readonly name: string;
  readonly language: string;
  /** What the file that defines it calls it. */
  readonly exported: string;
  readonly path: string;
  readonly messages: ReadonlyMap<string, string>;
}

const TEXTS = /^apps\/web\/src\/texts\/(?:(?<language>\w\w)\/)?(?<file>\w+)\.ts$/;
const SOURCE_LANGUAGE = "en";

/** A catalogue for every call of `catalogue` and for every file in the folder of a language. */
export function cataloguesIn(file: SourceFile): readonly Catalogue[] {
  const { language, file: name } = TEXTS.exec(file.path)?.groups ?? {};
  if (name === undefined || name === "index") return [];
  return declarationsIn(file).flatMap(({ exported, value }) => {
    const found = language === undefined ? sourceOf(value) : { name, texts: value };
    if (found?.texts.type !== "ObjectExpression") return [];
    const messages = new Map(messagesOf(found.texts));
    return [{ name: found.name, language: language ?? SOURCE_LANGUAGE, exported, path: file.path, messages }];
  });
}

function declarationsIn(file: SourceFile): readonly { exported: string; value: SyntaxNode }[] {
  return nodesBelow(syntaxTree(file)).flatMap(({ type, id, init }) => {
    if (type !== "VariableDeclarator" || !isNode(id) || !isNode(init)) return [];
    return [{ exported: String(id["name"]), value: init }];
  });
}

function sourceOf({ type, callee, arguments: given }: SyntaxNode) {
  if (type !== "CallExpression" || !isNode(callee) || callee["name"] !== "catalogue") return null;
  const [name, texts]: readonly unknown[] = Array.isArray(given) ? given : [];
  return isNode(name) && isNode(texts) ? { name: String(name["value"]), texts } : null;
}

function messagesOf(node: SyntaxNode, prefix = ""): readonly (readonly [key: string, text: string])[] {
  const { type, value, properties, elements } = node;
  if (type === "Literal") return [[prefix.slice(0, -1), String(value)]];
  const parts: readonly unknown[] = Array.isArray(properties)
    ? properties
    : Array.isArray(elements)
      ? elements
      : [];
  return parts.filter(isNode).flatMap((part, index) => {
    if (part.type !== "Property") return messagesOf(part, `${prefix}${index}.`);
    const { key, value: text } = part;
    return isNode(key) && isNode(text) ? messagesOf(text, `${prefix}${keyName(key)}.`) : [];
  });
}

function keyName({ name, value }: SyntaxNode): string {
  return String(name ?? value);
}

/** What is wrong with a translation, or with the source itself when it is compared with itself. */
export function compareCatalogues(source: Catalogue, translated: Catalogue): readonly string[] {
  const { path, messages } = translated;
  const missing = [...source.messages.keys()].filter((key) => !messages.has(key));
  const superfluous = [...messages.keys()].filter((key) => !source.messages.has(key));
  const differing = [...messages].flatMap(([key, text]) => {
    const original = source.messages.get(key);
    const wrong = original === undefined ? null : differenceOf(original, text, translated.language);
    return wrong === null ? [] : [`${path}: ${key} ${wrong}`];
  });
  return [
    ...missing.map((key) => `${path}: ${key} is missing`),
    ...superfluous.map((key) => `${path}: ${key} is not in ${source.path}`),
    ...differing,
  ];
}

function differenceOf(original: string, text: string, language: string): string | null {
  if (text.trim() === "") return original.trim() === "" ? null : "is empty";
  const wanted = parametersIn(original);
  const given = parametersIn(text, language);
  if (typeof given === "string") return given;
  return typeof wanted !== "string" && isSame(wanted, given)
    ? null
    : `has the parameters ${list(given)} instead of ${list(typeof wanted === "string" ? [] : wanted)}`;
}

type Categories = NonNullable<Parameters<typeof parse>[1]>["cardinal"];

/** The parameters of a message, or what its parser says of it. */
function parametersIn(text: string, language = SOURCE_LANGUAGE): ReadonlySet<string> | string {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const cardinal: Categories = [...pluralCategories];
  try {
    return parametersOf(parse(text, { strict: true, cardinal }));
  } catch (error) {
    return `is no message: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

function list(names: Iterable<string>): string {
  return `{${[...names].join(", ")}}`;
}

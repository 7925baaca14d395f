import { parseSync, Visitor, type Expression, type ParseResult, type StringLiteral } from "oxc-parser";
import type { SourceFile } from "./sources.ts";

/** `specifier` is null when the import is computed. */
export type Import = { readonly specifier: string | null; readonly line: number };

type Source = Expression | StringLiteral;

/** Every way a file can name another: import, export from, import(), import type, import = require(). */
export function importsOf({ path, text }: SourceFile): Import[] {
  const sources: Source[] = [];
  const take = (node: { source: Source | null }) => {
    if (node.source !== null) sources.push(node.source);
  };
  new Visitor({
    ImportDeclaration: take,
    ExportAllDeclaration: take,
    ExportNamedDeclaration: take,
    ImportExpression: take,
    TSImportType: take,
    TSExternalModuleReference: (node) => void sources.push(node.expression),
  }).visit(parse(path, text).program);
  return sources
    .toSorted((a, b) => a.start - b.start)
    .map((source) => ({ specifier: literal(source), line: text.slice(0, source.start).split("\n").length }));
}

export function parse(path: string, text: string): ParseResult {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error !== undefined) throw new Error(`${path} does not parse: ${error.message}`);
  return result;
}

function literal(source: Source): string | null {
  if (source.type === "Literal" && typeof source.value === "string") return source.value;
  if (source.type === "TemplateLiteral" && source.expressions.length === 0) {
    return source.quasis[0]?.value.cooked ?? null;
  }
  return null;
}

import type { SourceFile } from "./sources.ts";
import { parse } from "./imports.ts";

/** Any node of a syntax tree: a type and whatever hangs below it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

export function syntaxTree({ path, text }: SourceFile): SyntaxNode {
  const { program } = parse(path, text);
  if (!isNode(program)) throw new Error(`${path} has no syntax tree`);
  return program;
}

/** The nodes directly below this one. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap((value: unknown) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isNode);
  });
}

/** Every node from this one down, itself first; below a node that is not `wanted` nothing is looked at. */
export function nodesBelow(
  node: SyntaxNode,
  wanted: (node: SyntaxNode) => boolean = () => true,
): readonly SyntaxNode[] {
  if (!wanted(node)) return [];
  return [node, ...childrenOf(node).flatMap((child) => nodesBelow(child, wanted))];
}

export function lineOf(text: string, { start }: SyntaxNode): number {
  return text.slice(0, start).split("\n").length;
}

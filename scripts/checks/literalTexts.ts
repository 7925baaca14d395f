import type { SourceFile } from "./sources.ts";
import { isNode, lineOf, nodesBelow, syntaxTree } from "./syntaxTree.ts";
import type { SyntaxNode } from "./syntaxTree.ts";

const SPOKEN_ATTRIBUTES = new Set(["aria-label", "aria-description", "title", "placeholder", "alt"]);
const LETTERS = /\p{L}{2}/u;

/** Words for players that stand in a component instead of a catalogue. */
export function literalTexts(file: SourceFile): readonly string[] {
  return nodesBelow(syntaxTree(file)).flatMap((node) =>
    wordsIn(node)
      .filter((words) => LETTERS.test(words))
      .map((words) => `${file.path}:${lineOf(file.text, node)}: "${words.trim()}" belongs into a catalogue`),
  );
}

function wordsIn(node: SyntaxNode): readonly string[] {
  const { type, name, value, children } = node;
  if (type === "JSXText") return [String(value)];
  if (type === "JSXAttribute" && isNode(name) && SPOKEN_ATTRIBUTES.has(String(name["name"]))) {
    return isNode(value) ? literalsIn(value) : [];
  }
  const inside: readonly unknown[] = Array.isArray(children) ? children : [];
  return inside
    .filter(isNode)
    .filter((child) => child.type === "JSXExpressionContainer")
    .flatMap(literalsIn);
}

/** Parts that become the value of an expression: a condition or an argument may be a name or a key. */
const VALUE_PARTS = ["expression", "consequent", "alternate", "left", "right", "quasis"] as const;
const VALUES = new Set([
  "JSXExpressionContainer",
  "ConditionalExpression",
  "LogicalExpression",
  "TemplateLiteral",
]);

function literalsIn(node: SyntaxNode): readonly string[] {
  const { type, value } = node;
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  if (type === "TemplateElement") return [wordsBetween(value)];
  if (!VALUES.has(type)) return [];
  return VALUE_PARTS.flatMap((part) => node[part])
    .filter(isNode)
    .flatMap(literalsIn);
}

function wordsBetween(value: unknown): string {
  return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
}

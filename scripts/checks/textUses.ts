import { importsOf, parse } from "./imports.ts";
import type { Catalogue } from "./catalogues.ts";
import type { SourceFile } from "./sources.ts";
import { childrenOf, isNode, syntaxTree } from "./syntaxTree.ts";
import type { SyntaxNode } from "./syntaxTree.ts";

/** Messages that no file reads: "home.practise". A group that is read as a whole counts with all its messages. */
export function unusedMessages(
  source: readonly Catalogue[],
  files: readonly SourceFile[],
): readonly string[] {
  const uses = new Map(source.map(({ name }) => [name, new Set<string>()]));
  for (const file of files) {
    for (const [local, read] of namesIn(file, source)) {
      for (const use of usesIn(file, local, read)) uses.get(read.name)?.add(use);
    }
  }
  return source.flatMap(({ name, path, messages }) => {
    const used = [...(uses.get(name) ?? [])];
    return [...messages.keys()]
      .filter((key) => !used.some((use) => use === "" || key === use || key.startsWith(`${use}.`)))
      .map((key) => `${path}: ${key} is not used`);
  });
}

function usesIn(file: SourceFile, local: string, { messages }: Catalogue): readonly string[] {
  const keys = [...messages.keys()];
  return usesOf(syntaxTree(file), local).map((use) => withoutMethods(use, keys));
}

const FUNCTIONS = /Function|Class/;

/** Texts that a file reads while it is loaded: they would stay in the language of that moment. */
export function keptMessages(source: readonly Catalogue[], files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    namesIn(file, source).flatMap(([local]) =>
      usesOf(syntaxTree(file), local, (node) => !FUNCTIONS.test(node.type)).map(
        (use) => `${file.path}: ${local}.${use} is read before anything is drawn, and kept`,
      ),
    ),
  );
}

/** "title.map" reads "title". */
function withoutMethods(use: string, keys: readonly string[]): string {
  const isKnown = use === "" || keys.some((key) => key === use || key.startsWith(`${use}.`));
  return isKnown ? use : withoutMethods(use.split(".").slice(0, -1).join("."), keys);
}

/** What a file calls the catalogues that it imports or defines. */
function namesIn(file: SourceFile, source: readonly Catalogue[]): readonly (readonly [string, Catalogue])[] {
  const own = source.filter(({ path }) => path === file.path);
  if (own.length > 0) return own.map((each) => [each.exported, each]);
  const isReader = importsOf(file).some(({ specifier }) => specifier?.includes("texts/") === true);
  if (!isReader && !file.path.includes("/texts/")) return [];
  const { module } = parse(file.path, file.text);
  return module.staticImports.flatMap(({ entries }) =>
    entries.flatMap(({ importName, localName }) => {
      const found = source.find(({ exported }) => exported === importName.name);
      return found === undefined ? [] : [[localName.value, found] as const];
    }),
  );
}

/** Imports, and types: they only speak of texts. */
const NO_USES = /^ImportDeclaration$|^TS(Type|Interface|Enum)/;

/** The paths below `local` that a tree reads: "score.rows", or "" where it is handed on whole. */
function usesOf(
  node: SyntaxNode,
  local: string,
  isWanted: (node: SyntaxNode) => boolean = () => true,
): readonly string[] {
  if (NO_USES.test(node.type) || !isWanted(node)) return [];
  if (node.type === "MemberExpression") {
    const chain = chainOf(node, local);
    if (chain !== null) return [chain.path, ...chain.rest.flatMap((each) => usesOf(each, local, isWanted))];
  }
  if (node.type === "Identifier") return node["name"] === local ? [""] : [];
  return readParts(node).flatMap((child) => usesOf(child, local, isWanted));
}

/** Names of properties are no uses of variables that are called the same, nor is a definition. */
function readParts(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === "VariableDeclarator") return [node["init"]].filter(isNode);
  const name = node.type === "MemberExpression" ? node["property"] : node["key"];
  const isName = node["computed"] === false && node["shorthand"] !== true;
  return childrenOf(node).filter((child) => !(isName && child === name));
}

interface Chain {
  readonly path: string;
  /** Computed keys, which may read texts themselves. */
  readonly rest: readonly SyntaxNode[];
}

function chainOf({ object, property, computed }: SyntaxNode, local: string): Chain | null {
  if (!isNode(object) || !isNode(property)) return null;
  const before =
    object.type === "MemberExpression"
      ? chainOf(object, local)
      : object.type === "Identifier" && object["name"] === local
        ? { path: "", rest: [] }
        : null;
  if (before === null) return null;
  const isOpen = computed === true || before.rest.length > 0;
  if (isOpen)
    return { path: before.path, rest: computed === true ? [...before.rest, property] : before.rest };
  return { path: [before.path, String(property["name"])].filter((part) => part !== "").join("."), rest: [] };
}

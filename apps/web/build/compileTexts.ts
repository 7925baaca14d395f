import { parse } from "@messageformat/parser";
import type { Select } from "@messageformat/parser";
import { parseSync, Visitor } from "oxc-parser";
import type { Plugin } from "vite";

type Token = ReturnType<typeof parse>[number] | Select["cases"][number]["tokens"][number];

const CATALOGUE = /\/apps\/web\/src\/texts\/(\w\w\/)?\w+\.ts$/;
const TRANSLATED = /\/texts\/\w\w\/\w+\.ts$/;

/** Makes functions of the ICU messages in the catalogues, so that no page loads a parser of them. */
export function compileTexts(): Plugin {
  return {
    name: "compile-texts",
    enforce: "pre",
    transform: {
      filter: { id: CATALOGUE },
      handler: (code, id) => ({ code: compileCatalogue(code, id), map: null }),
    },
  };
}

/** The file with a function in place of every string that has parameters; its lines stay where they are. */
export function compileCatalogue(code: string, file: string): string {
  const messages = messagesIn(code, file).filter(({ text }) => text.includes("{"));
  const compiled = messages.reduceRight(
    (rest, { start, end, text }) => rest.slice(0, start) + compileMessage(text) + rest.slice(end),
    code,
  );
  const helpers = TRANSLATED.test(file) ? "../formatting.ts" : "./formatting.ts";
  return messages.length === 0 ? code : `import { plural, select } from "${helpers}";${compiled}`;
}

interface Literal {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function messagesIn(code: string, file: string): readonly Literal[] {
  const found: Literal[] = [];
  const note = ({ start, end, value }: { start: number; end: number; value: unknown }) => {
    if (typeof value === "string") found.push({ start, end, text: value });
  };
  new Visitor({ Literal: note }).visit(parseSync(file, code).program);
  return found;
}

/** `{seats, plural, one {# seat} other {# seats}}` as the source of an arrow function of `{ seats }`. */
function compileMessage(message: string): string {
  const tokens = parse(message, { strict: true });
  return `({${[...parametersOf(tokens)].join(",")}})=>${writeTokens(tokens)}`;
}

export function parametersOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap((token) => {
      if (!("arg" in token)) return [];
      const inner = "cases" in token ? token.cases.flatMap((each) => [...parametersOf(each.tokens)]) : [];
      return [token.arg, ...inner];
    }),
  );
}

function writeTokens(tokens: readonly Token[], counted = ""): string {
  return `\`${tokens.map((token) => writeToken(token, counted)).join("")}\``;
}

function writeToken(token: Token, counted: string): string {
  switch (token.type) {
    case "content":
      return token.value.replaceAll(/[\\`$]/g, String.raw`\$&`);
    case "argument":
      return `\${${token.arg}}`;
    case "octothorpe":
      return `\${${counted}}`;
    case "plural":
    case "select":
      return `\${${writeChoice(token, counted)}}`;
    default:
      throw new Error(`A message may not use ${token.type}`);
  }
}

function writeChoice({ type, arg, cases }: Select, counted: string): string {
  const written = cases.map(
    ({ key, tokens }) => `${JSON.stringify(key)}:${writeTokens(tokens, type === "plural" ? arg : counted)}`,
  );
  return `${type}(${arg},{${written.join(",")}})`;
}

import { fileURLToPath } from "node:url";
import { readSources, type SourceFile } from "./checks/sources.ts";

export interface RuleCheck {
  readonly rules: number;
  readonly titles: number;
  readonly problems: readonly string[];
}

interface Found {
  readonly id: string;
  readonly path: string;
}

const RULE_AT_PARAGRAPH_START = /^\*\*([A-Z]+-[A-Z]+-\d+)\*\*/gm;
const RULE_AT_TITLE_START = /^[A-Z]+-[A-Z]+-\d\w*/;
const CALL = /(?<![.\w])(?:test|it|describe)((?:\.\w+)*)\s*\(/g;
const TITLE = /^\s*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/;
const TAKES_TABLE_FIRST = /\.(?:each|for|skipIf|runIf)$/;
const NEVER_RUNS = /\.(?:skip|todo)\b/;

/** Every numbered rule has a test that begins with its id, and every such test has its rule. */
export function checkRules(books: readonly SourceFile[], tests: readonly SourceFile[]): RuleCheck {
  const rules = books.flatMap(rulesOf);
  const titled = tests.flatMap(titledRulesOf);
  const known = new Set(rules.map((rule) => rule.id));
  const tested = new Set(titled.map((title) => title.id));
  const problems = [
    ...rules.filter((rule, index) => rules.findIndex(({ id }) => id === rule.id) < index).map(definedTwice),
    ...rules.filter(({ id }) => !tested.has(id)).map(untested),
    ...titled.filter(({ id }) => !known.has(id)).map(unknownRule),
  ];
  return { rules: known.size, titles: titled.length, problems };
}

/** A file of tests, or a suite that several test files run. */
export function holdsTests({ path, text }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path) || /\bfrom "vitest"/.test(text);
}

function rulesOf({ path, text }: SourceFile): readonly Found[] {
  return [...text.matchAll(RULE_AT_PARAGRAPH_START)].flatMap(([, id]) =>
    id === undefined ? [] : { id, path },
  );
}

function titledRulesOf({ path, text }: SourceFile): readonly Found[] {
  return testTitles(text).flatMap((title) => {
    const id = RULE_AT_TITLE_START.exec(title)?.[0];
    return id === undefined ? [] : { id, path };
  });
}

/** The titles of the tests that run; a skipped test holds no rule. */
export function testTitles(source: string): readonly string[] {
  return [...source.matchAll(CALL)].flatMap((call) => {
    const chain = call[1] ?? "";
    if (NEVER_RUNS.test(chain)) return [];
    const inside = source.slice(call.index + call[0].length);
    const title = TITLE.exec(TAKES_TABLE_FIRST.test(chain) ? afterTable(inside) : inside)?.[1];
    return title === undefined ? [] : title.slice(1, -1);
  });
}

/** What follows `)(` once the table of `test.each(` is over; parentheses in strings do not count. */
function afterTable(inside: string): string {
  let depth = 1;
  for (const token of inside.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[()]/g)) {
    if (token[0] === "(") depth += 1;
    if (token[0] === ")") depth -= 1;
    if (depth === 0) return inside.slice(token.index + 1).replace(/^\s*\(/, "");
  }
  return "";
}

function definedTwice({ id, path }: Found): string {
  return `${path}: ${id} is defined twice`;
}

function untested({ id, path }: Found): string {
  return `${path}: ${id} has no test whose title begins with it`;
}

function unknownRule({ id, path }: Found): string {
  return `${path}: a test title begins with ${id}, which no rulebook has`;
}

function main(): void {
  const books = readSources("docs/rules", /\.md$/);
  const sources = ["packages", "apps"].flatMap((folder) => readSources(folder, /\.tsx?$/));
  const tests = sources.filter(holdsTests);
  const { rules, titles, problems } = checkRules(books, tests);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${rules} rules, ${titles} tests that begin with one of them`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

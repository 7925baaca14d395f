// Every numbered rule of docs/rules has a test whose title begins with its id, and every such title has its rule.
import { readSources } from "./checks/sources.ts";

const RULE = /^\*\*([A-Z]+-[A-Z]+-\d+)\*\*/gm;
/** The title of a test, of a group of tests or of a table of them is the first thing in its brackets. */
const TITLE = /\(\s*["'`]([A-Z]+-[A-Z]+-\d+\w*)[: ]/g;

function idsIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, id = ""]) => id);
}

const rules = readSources("docs/rules", /\.md$/).flatMap(({ text }) => idsIn(text, RULE));
// A suite that several test files run has no name of a test, but imports what tests import.
const tests = ["packages", "apps"]
  .flatMap((folder) => readSources(folder, /\.tsx?$/))
  .filter(({ path, text }) => /\.test\.tsx?$/.test(path) || text.includes('from "vitest"'));
const titles = tests.flatMap(({ path, text }) => idsIn(text, TITLE).map((id) => ({ id, path })));

const problems = [
  ...rules.filter((id, index) => rules.indexOf(id) < index).map((id) => `${id} is defined twice`),
  ...rules
    .filter((id) => titles.every((title) => title.id !== id))
    .map((id) => `${id} has no test whose title begins with it`),
  ...titles
    .filter(({ id }) => !rules.includes(id))
    .map(({ id, path }) => `${path}: a title begins with ${id}, which no rulebook has`),
];
for (const problem of problems) console.error(problem);
console.log(`${rules.length} rules, ${titles.length} titles that begin with one of them`);
process.exitCode = problems.length === 0 ? 0 : 1;

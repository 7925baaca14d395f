import { expect, test } from "vitest";
import { checkRules, holdsTests, testTitles } from "./check-rules.ts";

const book = (text: string) => ({ path: "docs/rules/book.md", text });
const tests = (text: string) => ({ path: "some.test.ts", text });

test.each([
  {
    name: "a rule with its test",
    rules: "**BUCK-BID-1** Left of the dealer speaks first.",
    code: 'test("BUCK-BID-1 the dealer\'s left speaks first", () => {});',
    problems: [],
  },
  {
    name: "a rule without a test",
    rules: "**BUCK-BID-1** One.\n\n**BUCK-BID-10** Ten.",
    code: 'test("BUCK-BID-10 ten", () => {});',
    problems: ["docs/rules/book.md: BUCK-BID-1 has no test whose title begins with it"],
  },
  {
    name: "a test without a rule",
    rules: "**BUCK-BID-1** One.",
    code: 'test("BUCK-BID-1 one", f);\ntest("BUCK-BID-2 two", f);',
    problems: ["some.test.ts: a test title begins with BUCK-BID-2, which no rulebook has"],
  },
  {
    name: "an id with a letter too many",
    rules: "**BUCK-BID-1** One.",
    code: 'test("BUCK-BID-1 one", f);\ntest("BUCK-BID-1b one", f);',
    problems: ["some.test.ts: a test title begins with BUCK-BID-1b, which no rulebook has"],
  },
  {
    name: "a rule defined twice",
    rules: "**BUCK-BID-1** One.\n\n**BUCK-BID-1** One again.",
    code: 'test("BUCK-BID-1 one", f);',
    problems: ["docs/rules/book.md: BUCK-BID-1 is defined twice"],
  },
  {
    name: "an id that is only mentioned",
    rules: "See **BUCK-BID-7**, or BUCK-BID-8.\n\n**BUCK-BID-1** One, unlike BUCK-BID-2.",
    code: 'test("BUCK-BID-1 one, unlike BUCK-BID-2", f);',
    problems: [],
  },
  {
    name: "a rule whose only test is skipped",
    rules: "**BUCK-BID-1** One.",
    code: 'test.skip("BUCK-BID-1 one", f);',
    problems: ["docs/rules/book.md: BUCK-BID-1 has no test whose title begins with it"],
  },
])("finds what is wrong with $name", ({ rules, code, problems }) => {
  expect(checkRules([book(rules)], [tests(code)]).problems).toEqual(problems);
});

test("finds an id that two books define", () => {
  const { problems } = checkRules(
    [book("**BUCK-BID-1** One."), { path: "docs/rules/other.md", text: "**BUCK-BID-1** One." }],
    [tests('it("BUCK-BID-1 one", f)')],
  );
  expect(problems).toEqual(["docs/rules/other.md: BUCK-BID-1 is defined twice"]);
});

test.each([
  ["packages/table/src/timers.test.ts", "", true],
  ["packages/table/test/storeContract.ts", 'import { test } from "vitest";', true],
  ["packages/table/src/timers.ts", 'import { POSITIONS } from "@buck/engine";', false],
])("looks for tests in %s: %j, %s", (path, text, expected) => {
  expect(holdsTests({ path, text })).toBe(expected);
});

test("counts rules and the tests that begin with one", () => {
  const { rules, titles } = checkRules(
    [book("**BUCK-BID-1** One.")],
    [tests('test("BUCK-BID-1 one", f); test("BUCK-BID-1 again", f); test("something else", f);')],
  );
  expect({ rules, titles }).toEqual({ rules: 1, titles: 2 });
});

test.each([
  ["test", 'test("a title", () => {})', ["a title"]],
  ["it, on a line of its own", "it(\n  'a title', f)", ["a title"]],
  ["a template", "describe(`a title`, f)", ["a title"]],
  ["only", 'test.only("a title", f)', ["a title"]],
  ["a table", 'test.each([[card("JS"), "a :) smile"]])("a title", f)', ["a title"]],
  ["a table of many lines", 'describe.each([\n  [hand("9H")],\n])(\n  "a title", f)', ["a title"]],
  ["a test of a regular expression", 'expect(pattern.test("no title"))', []],
  ["a title that is not written down", "test(title, f)", []],
  ["a word that ends in test", 'latest("no title")', []],
])("reads the title of %s", (_, source, titles) => {
  expect(testTitles(source)).toEqual(titles);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "./checks/sources.ts";
import { readPlaywright, readVitest, slowestTests } from "./testReports.ts";

const folder = mkdtempSync(join(tmpdir(), "buck-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("Vitest's report: counts, titles and times", () => {
  const assertionResults = [
    { fullName: "deals five cards", duration: 12.5 },
    { fullName: "was never run", duration: null },
  ];
  const testResults = [{ name: join(ROOT, "packages/engine/src/deck.test.ts"), assertionResults }];
  expect(readVitest(report("unit", { numPassedTests: 1, numFailedTests: 1, testResults }))).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { title: "packages/engine/src/deck.test.ts: deals five cards", ms: 12.5 },
      { title: "packages/engine/src/deck.test.ts: was never run", ms: 0 },
    ],
  });
});

function spec(title: string, ...durations: readonly number[]) {
  const results = durations.map((duration) => ({ duration }));
  return { file: "wholeGame.spec.ts", title, tests: [{ results }] };
}

test("Playwright's report: groups within groups, and every try counts", () => {
  const suites = [{ specs: [spec("plays", 1, 2)], suites: [{ specs: [spec("plays again", 4)] }] }];
  expect(readPlaywright(report("browser", { stats: { expected: 2, unexpected: 0 }, suites }))).toEqual({
    passed: 2,
    failed: 0,
    tests: [
      { title: "apps/web/e2e/wholeGame.spec.ts: plays", ms: 3 },
      { title: "apps/web/e2e/wholeGame.spec.ts: plays again", ms: 4 },
    ],
  });
});

test.each([readVitest, readPlaywright])("%o finds nothing where a suite left no report", (read) => {
  expect(read(join(folder, "none"))).toEqual({ passed: 0, failed: 0, tests: [] });
});

test("the slowest ten come first", () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, ms: index * 1000 }));
  const lines = slowestTests(tests);
  expect(lines).toHaveLength(10);
  expect([lines[0], lines[9]]).toEqual(["  11.0 s  test 11", "   2.0 s  test 2"]);
});

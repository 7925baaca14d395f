import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./checks/sources.ts";

export interface TimedTest {
  readonly title: string;
  readonly ms: number;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TimedTest[];
}

/** What is read of the file that Vitest's JSON reporter writes. */
interface VitestFile {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** What is read of the file that Playwright's JSON reporter writes. */
interface PlaywrightFile {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}

const NOTHING: TestReport = { passed: 0, failed: 0, tests: [] };

export function readVitest(file: string): TestReport {
  if (!existsSync(file)) return NOTHING;
  const report: VitestFile = JSON.parse(readFileSync(file, "utf8"));
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(ROOT, name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, tests };
}

export function readPlaywright(file: string): TestReport {
  if (!existsSync(file)) return NOTHING;
  const report: PlaywrightFile = JSON.parse(readFileSync(file, "utf8"));
  const tests = report.suites.flatMap(specsOf).map((spec) => ({
    title: `apps/web/e2e/${spec.file}: ${spec.title}`,
    ms: spec.tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  }));
  return { passed: report.stats.expected, failed: report.stats.unexpected, tests };
}

/** One line for each of the slowest ten, slowest first. */
export function slowestTests(tests: readonly TimedTest[]): readonly string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ ms, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> {
  return [...specs, ...suites.flatMap(specsOf)];
}

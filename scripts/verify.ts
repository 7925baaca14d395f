// Every check and every test; what CI runs. The last line is the tally, alone.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "./checks/sources.ts";
import { readPlaywright, readVitest, slowestTests, type TestReport } from "./testReports.ts";

interface Step {
  readonly name: string;
  readonly run: string;
}

interface Suite extends Step {
  report(): TestReport;
}

const REPORTS = join(ROOT, "node_modules/.cache/verify");
const UNIT_REPORT = join(REPORTS, "unit.json");
// Named in apps/web/playwright.config.ts too.
const BROWSER_REPORT = join(REPORTS, "browser.json");

// One row is one step. Checks run two at a time and are silent unless they fail; then both suites of tests run at the
// same time and print as they go.
const CHECKS: readonly Step[] = [
  // The longest ones first; this one waits for the network most of the time.
  { name: "node lines", run: "tsx scripts/checkNodeLines.ts" },
  // The linter knows every type, and says what the compiler says of them: no second look is needed.
  { name: "types and lint", run: "oxlint --type-aware --type-check --deny-warnings" },
  { name: "format", run: "oxfmt --check" },
  { name: "boundaries", run: "tsx scripts/check-boundaries.ts" },
  { name: "names", run: "tsx scripts/checkNames.ts" },
  { name: "unused", run: "knip" },
  { name: "texts", run: "tsx scripts/checkTexts.ts" },
  { name: "rules", run: "tsx scripts/check-rules.ts" },
  { name: "protocol", run: "tsx scripts/protocol-docs.ts --check" },
];
const SUITES: readonly Suite[] = [
  {
    name: "unit",
    run: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
    report: () => readVitest(UNIT_REPORT),
  },
  {
    name: "browser",
    run: "npm run --silent e2e --prefix apps/web",
    report: () => readPlaywright(BROWSER_REPORT),
  },
];

function execute({ run }: Step, onLine: (line: string) => void): Promise<boolean> {
  const PATH = `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`;
  const child = spawn(run, {
    cwd: ROOT,
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH },
  });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", onLine);
  return new Promise((resolve) => {
    child.on("close", (code) => resolve(code === 0));
  });
}

async function perform(step: Step, onLine: (line: string) => void): Promise<boolean> {
  const start = performance.now();
  const ok = await execute(step, onLine);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? "ok    " : "FAILED"} ${step.name.padEnd(12)} ${seconds.padStart(5)} s`);
  return ok;
}

async function performCheck(check: Step): Promise<TestReport> {
  const output: string[] = [];
  const ok = await perform(check, (line) => output.push(line));
  if (!ok) console.log(`\n${output.join("\n").trim()}\n`);
  return { passed: 0, failed: ok ? 0 : 1, tests: [] };
}

/** A suite can fail without a failing test, for instance in a file that does not load: that counts as one. */
async function performSuite(suite: Suite): Promise<TestReport> {
  const ok = await perform(suite, (line) => console.log(`${suite.name.padEnd(7)} | ${line}`));
  const report = suite.report();
  return ok || report.failed > 0 ? report : { ...report, failed: 1 };
}

async function performInTurn(checks: Step[]): Promise<readonly TestReport[]> {
  const reports: TestReport[] = [];
  for (let check = checks.shift(); check; check = checks.shift()) reports.push(await performCheck(check));
  return reports;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const checks = [...CHECKS];
const checked = await Promise.all([performInTurn(checks), performInTurn(checks)]);
const tested = await Promise.all(SUITES.map(performSuite));

const reports = [...checked.flat(), ...tested];
const passed = reports.reduce((total, report) => total + report.passed, 0);
const failed = reports.reduce((total, report) => total + report.failed, 0);
console.log("\nThe slowest tests:");
for (const line of slowestTests(reports.flatMap(({ tests }) => tests))) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

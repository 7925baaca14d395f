// Every check and every test; what CI runs. The last line is the tally, alone.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "./checks/sources.ts";

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const REPORTS = join(ROOT, "node_modules/.cache/verify");
const UNIT_REPORT = join(REPORTS, "unit.json");
// apps/web/playwright.config.ts names it, too.
const BROWSER_REPORT = join(REPORTS, "browser.json");

// One row is one check. They run two at a time, the longest first, and are silent unless they fail.
const CHECKS = {
  // The linter knows every type and reports what the compiler would.
  "types and lint": "oxlint --type-aware --type-check",
  unused: "knip",
  format: "oxfmt --check",
  protocol: "tsx scripts/protocol.ts --check",
  rules: "tsx scripts/check-rules.ts",
};
const UNIT = `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`;
const BROWSER = "npm run --silent e2e --prefix apps/web";

async function run(name: string, command: string, onLine: (line: string) => void): Promise<boolean> {
  const start = performance.now();
  const PATH = `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`;
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH },
  });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", onLine);
  const code = await new Promise((resolve) => void child.on("close", resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name.padEnd(14)} ${seconds.padStart(5)} s`);
  return code === 0;
}

async function check(name: string, command: string): Promise<Tally> {
  const output: string[] = [];
  const ok = await run(name, command, (line) => output.push(line));
  if (!ok) console.log(`\n${output.join("\n").trim()}\n`);
  return { passed: 0, failed: ok ? 0 : 1 };
}

/** A suite can fail without a failing test, for instance when it crashes: that counts as one. */
async function suite(name: string, command: string, read: () => Tally): Promise<Tally> {
  const ok = await run(name, command, (line) => console.log(`${name.padEnd(7)} | ${line}`));
  const { passed, failed } = read();
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

function readUnit(): Tally {
  if (!existsSync(UNIT_REPORT)) return { passed: 0, failed: 1 };
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(
    readFileSync(UNIT_REPORT, "utf8"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function readBrowser(): Tally {
  if (!existsSync(BROWSER_REPORT)) return { passed: 0, failed: 1 };
  const { stats }: { stats: { expected: number; unexpected: number } } = JSON.parse(
    readFileSync(BROWSER_REPORT, "utf8"),
  );
  return { passed: stats.expected, failed: stats.unexpected };
}

rmSync(REPORTS, { recursive: true, force: true });
const tallies: Tally[] = [];
const waiting = Object.entries(CHECKS).values();
async function checkInTurn(): Promise<void> {
  for (const [name, command] of waiting) tallies.push(await check(name, command));
}
await Promise.all([checkInTurn(), checkInTurn()]);
tallies.push(...(await Promise.all([suite("unit", UNIT, readUnit), suite("browser", BROWSER, readBrowser)])));

const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
const failed = tallies.reduce((total, tally) => total + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

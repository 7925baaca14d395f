// Every check and every test; what CI runs. The last line is the tally, alone.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const REPORTS = "node_modules/.cache/verify";
const UNIT_REPORT = `${REPORTS}/unit.json`;
// Named in apps/web/playwright.config.ts too.
const BROWSER_REPORT = `${REPORTS}/browser.json`;
// Browsers are given what people are given.
const BUILD = ["server", "web"].map((app) => `npm run --silent build --prefix apps/${app}`).join(" && ");

// One row is one step. Checks run two at a time and are silent unless they fail; a row with `tally` is a suite
// of tests: it runs alone, prints as it goes, and says how many passed and failed.
const STEPS = [
  { name: "types", run: "tsc -b" },
  { name: "lint", run: "oxlint --type-aware --deny-warnings" },
  { name: "format", run: "oxfmt --check" },
  { name: "boundaries", run: "tsx scripts/check-boundaries.ts" },
  { name: "unused", run: "knip" },
  { name: "rules", run: "tsx scripts/check-rules.ts" },
  { name: "protocol", run: "tsx scripts/protocol-docs.ts --check" },
  {
    name: "unit",
    run: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
    tally: () => {
      const report = readReport(UNIT_REPORT);
      return report && { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  {
    name: "browser",
    run: `${BUILD} && npm run --silent e2e --prefix apps/web`,
    tally: () => {
      const report = readReport(BROWSER_REPORT);
      return report && { passed: report.stats.expected, failed: report.stats.unexpected };
    },
  },
];

function readReport(file) {
  const report = new URL(`../${file}`, import.meta.url);
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
}

function environment() {
  const bin = fileURLToPath(new URL("../node_modules/.bin", import.meta.url));
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
}

function execute(step) {
  const stdio = step.tally ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"];
  const child = spawn(step.run, { cwd: ROOT, shell: true, stdio, env: environment() });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

// A suite can fail without a failing test, for instance in a file that does not load: that counts as one.
function tallyOf(step, ok) {
  const tally = step.tally?.() ?? { passed: 0, failed: 0 };
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

async function perform(step) {
  if (step.tally) console.log(`\n${step.name}: ${step.run}`);
  const start = performance.now();
  const { ok, output } = await execute(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? "ok    " : "FAILED"} ${step.name.padEnd(12)} ${seconds.padStart(5)} s`);
  if (!ok && output !== "") console.log(`\n${output.trim()}\n`);
  return tallyOf(step, ok);
}

async function performInTurn(steps) {
  const tallies = [];
  for (let step = steps.shift(); step; step = steps.shift()) tallies.push(await perform(step));
  return tallies;
}

rmSync(new URL(`../${REPORTS}`, import.meta.url), { recursive: true, force: true });
mkdirSync(new URL(`../${REPORTS}`, import.meta.url), { recursive: true });
const checks = STEPS.filter((step) => !step.tally);
const suites = STEPS.filter((step) => step.tally);
const checked = await Promise.all([performInTurn(checks), performInTurn(checks)]);
const tallies = [...checked.flat(), ...(await performInTurn(suites))];

const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
process.exitCode = sum("failed") === 0 ? 0 : 1;
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);

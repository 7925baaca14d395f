import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import type { Result } from "lighthouse";
import { launchOptions } from "../e2e/browser.ts";
import type { Addresses } from "./firstPage.ts";
import { aim, table } from "./numbers.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Play now makes a table and deals: nothing else opens a table with one address. */
const PAGES = [
  { name: "home", path: "/" },
  { name: "learn", path: "/learn" },
  { name: "table", path: "/play" },
] as const;
/** What React alone brings with it. */
const BARE = { name: "bare", path: "/" } as const;

type Page = (typeof PAGES)[number] | typeof BARE;

interface Report {
  readonly name: string;
  readonly scores: readonly number[];
  readonly findings: readonly Finding[];
}

interface Finding {
  readonly id: string;
  readonly score: number;
  readonly text: string;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

/** Below this its own report paints an audit orange or red. */
const PASSED = 0.9;
/** What it finds and is none, with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  "label-content-name-mismatch":
    "the 10 in a card's corner is said as the word it is called by: Ten of spades",
};

/** Every audit that is not passed in full; what only informs, or has nothing to look at, has no score. */
function findingsIn({ audits, categories }: Result): readonly Finding[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, scoreDisplayMode, displayValue = "" } = audits[id] ?? {};
      const isBroken = scoreDisplayMode === "error";
      if (!isBroken && (score === null || score === 1)) return [];
      const share = weight === 0 ? "no weight" : `weight ${weight}`;
      return [
        { id, score: score ?? 0, text: `${title}, ${id}: ${isBroken ? "broken" : displayValue} (${share})` },
      ];
    }),
  );
}

async function check(port: number, url: string, { name, path }: Page): Promise<Report> {
  const result = await lighthouse(url + path, { port, logLevel: "error", onlyCategories: CATEGORIES });
  if (result === undefined) throw new Error("Lighthouse said nothing");
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
  const scores = CATEGORIES.map((id) => (lhr.categories[id]?.score ?? 0) * 100);
  return { name, scores, findings: findingsIn(lhr) };
}

async function checkPages({ ours, bare }: Addresses): Promise<readonly Report[]> {
  const port = await freePort();
  const options = await launchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  // Going back to a page that was kept is one of the things that are checked.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ ...options, args, ignoreDefaultArgs });
  const reports: Report[] = [];
  for (const page of PAGES) reports.push(await check(port, ours, page));
  reports.push(await check(port, bare, BARE));
  await browser.close();
  return reports;
}

const isFinding = ({ id, score }: Finding) => score < PASSED && EXCUSED[id] === undefined;

function verdictOn(finding: Finding, inBare: ReadonlySet<string>): string {
  if (EXCUSED[finding.id] !== undefined) return "excused";
  if (!isFinding(finding)) return "passed";
  return inBare.has(finding.id) ? "finding, bare too" : "finding";
}

function show({ name, findings }: Report, inBare: ReadonlySet<string>): void {
  for (const finding of findings) {
    const { id, score, text } = finding;
    console.log(`  ${name}: ${verdictOn(finding, inBare)} ${score.toFixed(2)} ${text}`);
    if (EXCUSED[id] !== undefined) console.log(`    ${EXCUSED[id]}`);
  }
}

function showScores(reports: readonly Report[]): void {
  const rows = reports.map(({ name, scores, findings }) => [
    name,
    ...scores.map((score) => score.toFixed(0)),
    String(findings.filter(isFinding).length),
  ]);
  console.log(table([["", ...CATEGORIES, "findings"], ...rows]));
}

/** Lighthouse, in a browser of its own, with its phone and its slow network, both simulated. */
export async function benchFindings(addresses: Addresses): Promise<void> {
  const reports = await checkPages(addresses);
  console.log(`\nLighthouse, phone; everything below 1 is listed, below ${PASSED} it is a finding`);
  showScores(reports);
  const ours = reports.filter(({ name }) => name !== BARE.name);
  const bare = reports.filter(({ name }) => name === BARE.name).flatMap(({ findings }) => findings);
  const inBare = new Set(bare.filter(isFinding).map(({ id }) => id));
  for (const report of ours) show(report, inBare);
  const all = ours.flatMap(({ findings }) => findings.filter(isFinding));
  const own = all.filter(({ id }) => !inBare.has(id)).length;
  console.log(
    `  ${aim(all.length === 0, "no finding")} with ${all.length}, ${own} of them not on a bare page`,
  );
}

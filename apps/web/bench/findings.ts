import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import type { Result } from "lighthouse";
import { launchOptions } from "../e2e/browser.ts";
import { aim, table } from "./numbers.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Play now makes a table and deals: nothing else opens a table with one address. */
const PAGES = [
  { name: "home", path: "/" },
  { name: "learn", path: "/learn" },
  { name: "table", path: "/play" },
] as const;

interface Report {
  readonly name: string;
  readonly scores: readonly number[];
  readonly findings: readonly string[];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

/** Every audit that is not passed in full; what only informs, or has nothing to look at, has no score. */
function findingsIn({ audits, categories }: Result): readonly string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit === undefined) return [];
      if (audit.scoreDisplayMode === "error") return [`${title}: ${id} failed: ${audit.errorMessage}`];
      if (audit.score === null || audit.score === 1) return [];
      const counts = weight === 0 ? "no weight" : `weight ${weight}`;
      const { score, displayValue = "" } = audit;
      return [`${title}: ${id} ${score.toFixed(2)} (${counts}) ${displayValue}`.trimEnd()];
    }),
  );
}

async function check(port: number, url: string, { name, path }: (typeof PAGES)[number]): Promise<Report> {
  const result = await lighthouse(url + path, { port, logLevel: "error", onlyCategories: CATEGORIES });
  if (result === undefined) throw new Error("Lighthouse said nothing");
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
  const scores = CATEGORIES.map((id) => (lhr.categories[id]?.score ?? 0) * 100);
  return { name, scores, findings: findingsIn(lhr) };
}

/** Lighthouse, in a browser of its own, with its phone and its slow network, both simulated. */
export async function benchFindings(url: string): Promise<void> {
  const port = await freePort();
  const options = await launchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  const reports: Report[] = [];
  for (const page of PAGES) reports.push(await check(port, url, page));
  await browser.close();
  console.log("\nLighthouse, phone");
  console.log(
    table([
      ["", ...CATEGORIES, "findings"],
      ...reports.map(({ name, scores, findings }) => [
        name,
        ...scores.map((score) => score.toFixed(0)),
        String(findings.length),
      ]),
    ]),
  );
  const findings = reports.flatMap((report) =>
    report.findings.map((finding) => `${report.name}: ${finding}`),
  );
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(`  ${aim(findings.length === 0, "no finding")} with ${findings.length}`);
}

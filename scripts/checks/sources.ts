import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export type SourceFile = { readonly path: string; readonly text: string };

export const ROOT = join(import.meta.dirname, "../..");

const CODE = /\.[cm]?[jt]sx?$/;
const NOT_OURS = new Set([
  "node_modules",
  "dist",
  "coverage",
  "screenshots",
  "test-results",
  "playwright-report",
]);

const TEST_CODE = /\.test(-d)?\.tsx?$|^[^/]+\/[^/]+\/(test|bench|e2e|examples)\//;
const TOOL_CONFIG = /^[^/]+\/[^/]+\/[^/]+\.config\.[cm]?[jt]s$/;

/** Every file of ours below `folder` whose name fits, with its path from the root of the repository. */
export function readSources(folder: string, wanted: RegExp = CODE): SourceFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(ROOT, folder, entry.name);
    if (entry.isDirectory())
      return NOT_OURS.has(entry.name) ? [] : readSources(join(folder, entry.name), wanted);
    return wanted.test(entry.name) ? [{ path: relative(ROOT, path), text: readFileSync(path, "utf8") }] : [];
  });
}

export function isTestCode(path: string): boolean {
  return TEST_CODE.test(path);
}

/** Neither a test nor the configuration of a tool. */
export function isSource(path: string): boolean {
  return !isTestCode(path) && !TOOL_CONFIG.test(path);
}

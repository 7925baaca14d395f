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

/** Every file of ours below `folder` whose name fits, with its path from the root of the repository. */
export function readSources(folder: string, wanted: RegExp = CODE): SourceFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(ROOT, folder, entry.name);
    if (entry.isDirectory())
      return NOT_OURS.has(entry.name) ? [] : readSources(join(folder, entry.name), wanted);
    return wanted.test(entry.name) ? [{ path: relative(ROOT, path), text: readFileSync(path, "utf8") }] : [];
  });
}

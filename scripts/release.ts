// pnpm release 0.2.0: the number into the package.json files that have one, and what is unreleased in CHANGELOG.md
// under it. Commit and tag are left to whoever has read both.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./checks/sources.ts";

/** The terminal program is packed, and `pnpm pack` wants a version of every package that it is built from. */
export const VERSIONED = [
  "package.json",
  "packages/bots/package.json",
  "packages/client/package.json",
  "packages/engine/package.json",
  "packages/protocol/package.json",
  "packages/records/package.json",
  "packages/table/package.json",
  "apps/cli/package.json",
];

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const VERSION_FIELD = /^( {2}"version": ")[^"]*(",)$/m;
const UNRELEASED = /^## \[Unreleased\]\n/m;

type Outcome = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

export function isNewer(version: string, current: string): boolean {
  const [next, last] = [version, current].map((text) => VERSION.exec(text)?.slice(1).map(Number));
  if (next === undefined || last === undefined) return false;
  const place = next.findIndex((part, index) => part !== last[index]);
  return place !== -1 && (next[place] ?? 0) > (last[place] ?? 0);
}

/** Gives what is unreleased a version and a date, below a new and empty "Unreleased". */
export function cutChangelog(changelog: string, version: string, date: string): Outcome {
  const start = UNRELEASED.exec(changelog);
  if (start === null) return { ok: false, why: "CHANGELOG.md has no section [Unreleased]." };
  const after = changelog.slice(start.index + start[0].length);
  const section = after.split(/^## /m)[0] ?? "";
  if (!/^- /m.test(section)) return { ok: false, why: "CHANGELOG.md has nothing unreleased." };
  const before = changelog.slice(0, start.index);
  return { ok: true, text: `${before}## [Unreleased]\n\n## [${version}] - ${date}\n${after}` };
}

export function setVersion(manifest: string, version: string): string {
  return manifest.replace(VERSION_FIELD, `$1${version}$2`);
}

export function versionIn(path: string): string | undefined {
  const { version }: { version?: string } = JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  return version;
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(ROOT, path), change(readFileSync(join(ROOT, path), "utf8")));
}

function main(version = ""): string | null {
  const current = versionIn("package.json") ?? "";
  if (!isNewer(version, current)) return `Name a version above ${current}: pnpm release <version>`;
  const changelog = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8");
  const cut = cutChangelog(changelog, version, new Date().toISOString().slice(0, 10));
  if (!cut.ok) return cut.why;
  edit("CHANGELOG.md", () => cut.text);
  for (const path of VERSIONED) edit(path, (text) => setVersion(text, version));
  console.log(`Read the changes, then: git commit -am "Release ${version}" && git tag v${version}`);
  return null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = main(process.argv[2]);
  if (problem !== null) console.error(problem);
  process.exitCode = problem === null ? 0 : 1;
}

// pnpm release 1.0.0: writes the number into every package.json that has one, and dates what CHANGELOG.md calls
// unreleased. Commit and tag are left to whoever has read both.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./checks/sources.ts";

const VERSION = /^ {2}"version": "([^"]*)"/m;
const UNRELEASED = /^## \[Unreleased\]\n(?=\s*[^#\s]|\s*###)/m;

/** The repository, and what npm is given of it. */
export const VERSIONED = ["package.json", "apps/buck-euchre/package.json", "packages/kit/package.json"];

export function versionIn(path: string): string | undefined {
  return VERSION.exec(readFileSync(join(ROOT, path), "utf8"))?.[1];
}

/** Gives what is unreleased a version and a date, below a new and empty "Unreleased"; null when there is nothing. */
export function cutChangelog(changelog: string, version: string, date: string): string | null {
  if (!UNRELEASED.test(changelog)) return null;
  return changelog.replace(UNRELEASED, `## [Unreleased]\n\n## [${version}] - ${date}\n`);
}

function edit(path: string, text: string): void {
  writeFileSync(join(ROOT, path), text);
}

function release(version = ""): string | null {
  const current = versionIn("package.json") ?? "";
  const order = version.localeCompare(current, "en", { numeric: true });
  if (!/^\d+\.\d+\.\d+$/.test(version) || order <= 0) {
    return `Name a version above ${current}: pnpm release <version>`;
  }
  const changelog = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8");
  const cut = cutChangelog(changelog, version, new Date().toISOString().slice(0, 10));
  if (cut === null) return "CHANGELOG.md has nothing under [Unreleased].";
  edit("CHANGELOG.md", cut);
  for (const path of VERSIONED) {
    edit(path, readFileSync(join(ROOT, path), "utf8").replace(VERSION, `  "version": "${version}"`));
  }
  console.log(`Read the changes, then: git commit -am "Release ${version}" && git tag v${version}`);
  return null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = release(process.argv[2]);
  if (problem !== null) console.error(problem);
  process.exitCode = problem === null ? 0 : 1;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBoundaries, describe } from "./boundaries.ts";

const CODE = /\.[cm]?[jt]sx?$/;
const NOT_OURS = new Set(["node_modules", "dist", "coverage", "test-results", "playwright-report"]);

function codeIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : codeIn(path);
    return CODE.test(entry.name) ? [path] : [];
  });
}

function doorsOf(folder: string): string[] {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return [];
  const { name, exports = {} }: { name: string; exports?: Record<string, unknown> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return Object.keys(exports).map((door) => name + door.slice(1));
}

process.chdir(join(import.meta.dirname, ".."));
const files = [...codeIn("packages"), ...codeIn("apps")];
const doors = new Set(readdirSync("packages").flatMap((name) => doorsOf(`packages/${name}`)));
const violations = checkBoundaries(
  files.map((path) => ({ path, text: readFileSync(path, "utf8") })),
  doors,
);
for (const violation of violations) console.error(describe(violation));
console.log(`${files.length} files, ${violations.length} imports across a boundary`);
process.exitCode = violations.length === 0 ? 0 : 1;

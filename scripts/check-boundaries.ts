import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBoundaries, describe } from "./checks/boundaries.ts";
import { describeCycle, findFolderCycles } from "./checks/folderCycles.ts";
import { isSource, readSources, ROOT } from "./checks/sources.ts";

const PACKAGES = join(ROOT, "packages");

function doorsOf(folder: string): string[] {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return [];
  const { name, exports = {} }: { name: string; exports?: Record<string, unknown> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return Object.keys(exports).map((door) => name + door.slice(1));
}

const files = ["packages", "apps"].flatMap((folder) => readSources(folder));
const doors = new Set(readdirSync(PACKAGES).flatMap((name) => doorsOf(join(PACKAGES, name))));
const violations = checkBoundaries(files, doors);
const rings = findFolderCycles(files.filter(({ path }) => isSource(path)));
for (const problem of [...violations.map(describe), ...rings.map(describeCycle)]) console.error(problem);
console.log(
  `${files.length} files, ${violations.length} imports across a boundary, ${rings.length} rings of folders`,
);
process.exitCode = violations.length + rings.length === 0 ? 0 : 1;

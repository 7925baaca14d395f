// Runs the built server and some tests with each line of Node that has long-term support. npm brings the lines into a
// cache when they are first needed; they are no dependency, so `npm start` never downloads them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./checks/sources.ts";

// The same as in .github/workflows/ci.yml, without the oldest one.
const LINES = ["22", "24", "26"];
const FILES = [
  "packages/engine/src/buck/legal.test.ts",
  "packages/engine/src/euchre/legal.test.ts",
  "packages/table/test/snapshot.test.ts",
  "apps/server/src/store/sqliteStore.test.ts",
  "apps/server/test/nodeLine.test.ts",
];

/** The one where those files are, for the others would be made ready for nothing; each line finds it compiled. */
const PROJECT = ["--project", "shared", "--experimental.fsModuleCache"];

const { platform, arch } = process;
const ON_WINDOWS = platform === "win32";
const SYSTEM = `${ON_WINDOWS ? "win" : platform}-${arch}`;
const PACKAGE = SYSTEM === "darwin-arm64" ? `node-bin-${SYSTEM}` : `node-${SYSTEM}`;

function run(program: string, args: readonly string[], failure: string, shell = false): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: "utf8", shell });
  if (status === 0) return stdout;
  console.error(`${stdout}${stderr}\n${failure}`);
  return process.exit(1);
}

/** The program of a line; npm brings it when it is not there. */
function programOf(line: string): string {
  const folder = join(ROOT, "node_modules/.cache/node-lines", line);
  const program = join(folder, "node_modules", PACKAGE, "bin", ON_WINDOWS ? "node.exe" : "node");
  if (!existsSync(program)) {
    const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
    const failure = `Node ${line} (${PACKAGE}) could not be fetched from npm. Is this machine online?`;
    run("npm", ["install", "--prefix", folder, ...flags, `${PACKAGE}@${line}`], failure, ON_WINDOWS);
  }
  return program;
}

for (const line of LINES) {
  const program = programOf(line);
  const version = run(program, ["--version"], `Node ${line} does not start on this machine.`).trim();
  const failure = `Buck Euchre does not work with Node ${version}; the reason is above.`;
  run(program, [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", ...PROJECT, ...FILES], failure);
  console.log(`Node ${version}: the server plays, and ${FILES.length} files of tests pass`);
}

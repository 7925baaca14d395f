// pnpm kit:try does with the packed kit what somebody does who writes a bot in a folder of their own: installs it with
// npm, compiles the examples of its README, and runs them on each supported Node. It needs a network.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./checks/sources.ts";

export const KIT = join(ROOT, "packages/kit");
const NODES = ["20", "22", "24"];
const COMPILER_OPTIONS = {
  module: "nodenext",
  target: "es2023",
  types: ["node"],
  strict: true,
  outDir: "out",
};

/** Writes a project that has every example of the README as a program, in their order. */
export function writeProject(folder: string): void {
  const readme = readFileSync(join(KIT, "README.md"), "utf8");
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  for (const [index, code] of examples.entries()) writeFileSync(join(folder, `example${index}.ts`), code);
  const record = join(ROOT, "packages/records/test/golden/buck/normal.record.json");
  writeFileSync(join(folder, "game.json"), readFileSync(record));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }));
}

function tryKit(): void {
  const packed = readdirSync(join(ROOT, "dist")).find((file) => /^buck-euchre-kit-\d.*\.tgz$/.test(file));
  if (packed === undefined)
    throw new Error("There is no dist/buck-euchre-kit-VERSION.tgz. Run pnpm package first.");
  const tarball = join(ROOT, "dist", packed);
  const folder = mkdtempSync(join(tmpdir(), "buck-kit-"));
  const npx = (...args: string[]) =>
    execFileSync("npx", ["--yes", ...args], { cwd: folder, stdio: "inherit" });
  try {
    writeProject(folder);
    execFileSync("npm", ["install", "--no-audit", "--no-fund", tarball, "typescript", "@types/node@20"], {
      cwd: folder,
      stdio: "inherit",
    });
    npx("tsc");
    for (const line of NODES) {
      for (const example of [0, 1, 3]) npx(`--package=node@${line}`, "node", `out/example${example}.js`);
      npx(`--package=node@${line}`, "node", "--version");
    }
    npx("publint", tarball);
    npx("@arethetypeswrong/cli", "--profile", "esm-only", tarball);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) tryKit();

// Compiles the packages that the kit consists of into dist: plain modules with types that find each other by path.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const KIT = import.meta.dirname;
const PACKAGES = join(KIT, "..");
const DIST = join(KIT, "dist");
const SOURCE = join(DIST, "source");
const INSIDE = ["engine", "records", "bots", "protocol", "authority", "table", "client", "words"];
const IMPORT = /(?<=(?:from|import\() ?")@buck\/(\w+)(?:\/(\w+))?(?=")/g;

/** The file that `@buck/bots/levels` names, in the copy. */
function fileOf(name: string, part: string | undefined): string {
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(PACKAGES, name, "package.json"), "utf8"),
  );
  const source = manifest.exports[part === undefined ? "." : `./${part}`];
  if (source === undefined) throw new Error(`@buck/${name} does not export ${part}`);
  return join(SOURCE, name, source.replace("./src/", ""));
}

function copy(name: string, entry: string): void {
  const target = join(SOURCE, name, entry);
  const code = readFileSync(join(PACKAGES, name, "src", entry), "utf8");
  const byPath = code.replaceAll(IMPORT, (_, other: string, part?: string) => {
    const path = relative(dirname(target), fileOf(other, part));
    return path.startsWith(".") ? path : `./${path}`;
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, byPath);
}

rmSync(DIST, { recursive: true, force: true });
for (const name of INSIDE) {
  const entries = readdirSync(join(PACKAGES, name, "src"), { recursive: true, encoding: "utf8" });
  for (const entry of entries) {
    if (entry.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(entry)) copy(name, entry);
  }
}
const TSC = join(KIT, "node_modules/typescript/bin/tsc");
execFileSync(process.execPath, [TSC, "-p", join(KIT, "tsconfig.build.json")], { stdio: "inherit" });
rmSync(SOURCE, { recursive: true });

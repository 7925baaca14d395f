// Brings in the dependencies that the lockfile names: all of them, or only those that the named packages need.
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { pnpm } from "./pnpm.mjs";

const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|FETCH|network|dns error|error sending request/i;

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

export function refuse(sentence, details = "") {
  if (details !== "") console.error(details.trimEnd());
  console.error(sentence);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [neededMajor, neededMinor] = manifest.engines.node.match(/\d+/g).map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  refuse(
    `Buck Euchre needs Node ${neededMajor}.${neededMinor} or newer; this is Node ${process.versions.node}.`,
  );
}

function explain(output) {
  if (OFFLINE.test(output)) return "The dependencies could not be fetched. Is this machine online?";
  if (output.includes("OUTDATED_LOCKFILE")) return "pnpm-lock.yaml is out of date. Run pnpm install.";
  return "The dependencies could not be installed; the reason is above.";
}

export async function install(...packages) {
  requireNode();
  const first = !existsSync(new URL("../node_modules", import.meta.url));
  console.log(first ? "Installing (once, for about half a minute) ..." : "Checking dependencies ...");
  const filters = packages.map((name) => `--filter=${name}...`);
  const { ok, output } = await pnpm(...filters, "install", "--frozen-lockfile");
  if (!ok) refuse(explain(output), output);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await install();

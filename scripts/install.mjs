// Brings in the dependencies that the lockfile names with the pinned pnpm, so that Node and npm are all a machine
// needs.
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { refuse, run } from "./child.mjs";

const PNPM = "pnpm@12.18.0";
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONN|ENETUNREACH|ETIMEDOUT|dns error|error sending request/i;

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [neededMajor, neededMinor] = manifest.engines.node.match(/\d+/g).map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  refuse(
    `Buck Euchre needs Node ${neededMajor}.${neededMinor} or newer; this is Node ${process.versions.node}.`,
  );
}

function giveUp(output) {
  const offline = output.split("\n").find((line) => OFFLINE.test(line));
  if (offline !== undefined)
    refuse("The dependencies could not be fetched. Is this machine online?", offline);
  if (output.includes("OUTDATED_LOCKFILE")) refuse("pnpm-lock.yaml is out of date. Run pnpm install.");
  refuse("The dependencies could not be installed; the reason is above.", output);
}

export function pnpm(...args) {
  const underPnpm = process.env.npm_config_user_agent?.startsWith("pnpm/12.") ?? false;
  return underPnpm ? run("pnpm", ...args) : run("npx", "--yes", "--prefer-offline", PNPM, ...args);
}

/** What is in node_modules. */
function has(name) {
  return existsSync(new URL(`../node_modules/${name}`, import.meta.url));
}

/** What builds and runs the game; a checkout that has the tools of tests, too, keeps them. */
export async function installToRun() {
  await install("--filter=!@buck/*-for-tests", ...(has("vitest") ? [] : ["--prod"]));
}

/** `options` are pnpm's, such as a filter of what to leave out. */
export async function install(...options) {
  requireNode();
  const first = !has("");
  console.log(first ? "Installing (once, for about half a minute) ..." : "Checking dependencies ...");
  const { ok, output } = await pnpm("install", "--frozen-lockfile", ...options);
  if (!ok) giveUp(output);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await install();

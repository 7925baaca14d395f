import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import type { Browser, LaunchOptions } from "@playwright/test";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];
const AS_ROOT = ["--no-sandbox"];
/** The packed Chromium is made for machines without a sandbox, a zygote and a graphics card. */
const PACKED = ["--no-sandbox", "--no-zygote", "--disable-gpu", "--headless=shell"];

/**
 * The browser named by CHROMIUM_PATH, else the one that npm brings along: the same for everybody, and one that opens a
 * page for half of the work because it has no windows. Where that one cannot run, an installed one or Playwright's own.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? [...QUIET, ...AS_ROOT] : QUIET;
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined) return { executablePath: named, args };
  if (process.platform === "linux" && process.arch === "x64")
    return { ...(await packedChromium()), args: [...QUIET, ...PACKED] };
  const installed = INSTALLED.find((path) => existsSync(path));
  return installed === undefined ? { args } : { executablePath: installed, args };
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

let packed: Promise<LaunchOptions> | null = null;

/** It says where its libraries and letters are only once in a process: a second browser would have others. */
function packedChromium(): Promise<LaunchOptions> {
  packed ??= unpackChromium();
  return packed;
}

/**
 * It unpacks its own system libraries only where it believes to be on AWS, and says where they are by changing this
 * process's environment: that is for the browser alone, not for the servers the tests start.
 */
async function unpackChromium(): Promise<LaunchOptions> {
  const before = { ...process.env };
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x";
  const { default: chrome } = await import("@sparticuz/chromium");
  const executablePath = await chrome.executablePath();
  const env = definedOnly(process.env);
  process.env = before;
  return { executablePath, env };
}

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

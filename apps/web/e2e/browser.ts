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
 * The browser named by CHROMIUM_PATH, else an installed one, else the one that npm brings along, else Playwright's
 * own. BROWSER=packed passes over the first two.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? [...QUIET, ...AS_ROOT] : QUIET;
  const wantsPacked = process.env["BROWSER"] === "packed";
  const found = process.env["CHROMIUM_PATH"] ?? INSTALLED.find((path) => existsSync(path));
  if (!wantsPacked && found !== undefined) return { executablePath: found, args };
  if (process.platform !== "linux" || process.arch !== "x64") return { args };
  return { ...(await packedChromium()), args: [...QUIET, ...PACKED] };
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/**
 * It unpacks its own system libraries only where it believes to be on AWS, and says where they are by changing this
 * process's environment: that is for the browser alone, not for the servers the tests start.
 */
async function packedChromium(): Promise<LaunchOptions> {
  const before = { ...process.env };
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x";
  const { default: packed } = await import("@sparticuz/chromium");
  const executablePath = await packed.executablePath();
  const env = definedOnly(process.env);
  process.env = before;
  return { executablePath, env };
}

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

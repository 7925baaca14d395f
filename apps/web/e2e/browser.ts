import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** The browser named by CHROMIUM_PATH, else an installed one, else Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"] ?? INSTALLED.find((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? [...QUIET, "--no-sandbox"] : QUIET,
  });
}

import { defineConfig } from "@playwright/test";
import type { BrowserOption } from "./fixtures.ts";
import { BROWSERS } from "./drivers.ts";

/** The same tests in three browsers: Chromium, Debian's Firefox and Debian's WebKitGTK. */
export default defineConfig<BrowserOption>({
  testDir: ".",
  globalSetup: "../support/globalSetup.ts",
  outputDir: "../../test-results/browsers",
  workers: 1,
  forbidOnly: true,
  reporter: "list",
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: BROWSERS.map((name) => ({ name, use: { kind: name } })),
});

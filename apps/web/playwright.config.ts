import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/browser.ts";

/** Where `pnpm verify` looks for the tally. */
const REPORT = "../../node_modules/.cache/verify/browser.json";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "e2e/support/globalSetup.ts",
  testMatch: "**/*.spec.ts",
  // Those have commands of their own.
  testIgnore: "**/e2e/browsers/**",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: REPORT }]],
  // A whole game by four people on a machine with ten times as much to do as it has cores. Nothing here waits for a
  // time, so a long limit takes none: what stands still ends sooner, at the step that waits.
  timeout: 600_000,
  expect: { timeout: 25_000 },
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: 25_000,
    // Every step with what the page received, kept when a test fails. Only on demand: it takes time at every step.
    trace: process.env["TRACE"] === undefined ? "off" : "retain-on-failure",
    screenshot: "only-on-failure",
  },
});

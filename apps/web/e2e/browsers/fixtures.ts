import { expect, test as base } from "@playwright/test";
import { FAST_SERVER } from "../support/builds.ts";
import { openGallery } from "../support/gallery.ts";
import { Server } from "../support/server.ts";
import { openBrowser } from "./drivers.ts";
import type { Browser, BrowserName, Tab } from "./drivers.ts";

export interface BrowserOption {
  readonly kind: BrowserName;
}

interface Fixtures {
  /** A new person's page, by name; none of them may have complained when the test is over. */
  readonly come: (name: string) => Promise<Tab>;
}

interface WorkerFixtures extends BrowserOption {
  readonly opened: Browser;
  /** Where the gallery hangs. */
  readonly galleryUrl: string;
  readonly serverUrl: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  kind: ["chromium", { option: true, scope: "worker" }],
  opened: [
    async ({ kind }, use) => {
      const browser = await openBrowser(kind);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  galleryUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const gallery = await openGallery();
      await use(gallery.url.replace(/\/$/, ""));
      await gallery.close();
    },
    { scope: "worker" },
  ],
  serverUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const server = await Server.start(FAST_SERVER);
      await use(server.url);
      await server.stop();
    },
    { scope: "worker" },
  ],
  come: async ({ opened }, use) => {
    const tabs = new Map<string, Tab>();
    await use(async (name) => {
      const tab = await opened.newTab();
      tabs.set(name, tab);
      return tab;
    });
    const errors = [...tabs].flatMap(([name, tab]) => tab.errors().map((error) => `${name}: ${error}`));
    for (const tab of tabs.values()) await tab.close();
    expect(errors).toEqual([]);
  },
});

import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** The phone that Lighthouse measures with as well. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const SLOWER = 4;
const SLOW_NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** A browser that has never been anywhere. */
export function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, baseURL });
}

export function devTools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

export async function slowDown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

export async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_NETWORK });
}

/** tsx wraps the functions that are sent into a page in this helper, which no page has. */
export async function knowHelper(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: "globalThis.__name = (value) => value" });
}

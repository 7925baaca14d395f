import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { buildGallery } from "./support/builds.ts";
import { everyScreen, nameOf, openGallery, show } from "./support/gallery.ts";

/**
 * Every screen at every size, light and dark, into `screenshots/`, for eyes to judge. Words after the command narrow
 * it to the pictures whose names have them all: `screenshots phone lobby`.
 */
const WANTED = process.argv.slice(2);

const SIZES = [
  { size: "phone", width: 390, height: 844 },
  { size: "small", width: 320, height: 568 },
  { size: "sideways", width: 667, height: 375 },
  { size: "small-sideways", width: 568, height: 320 },
  { size: "tablet", width: 820, height: 1180 },
  { size: "netbook", width: 1024, height: 600 },
  { size: "laptop-1280x600", width: 1280, height: 600 },
  { size: "laptop-1366x650", width: 1366, height: 650 },
  { size: "laptop-1440x780", width: 1440, height: 780 },
  { size: "desktop", width: 1440, height: 900 },
  { size: "large", width: 1920, height: 1080 },
  { size: "huge", width: 2560, height: 1440 },
] as const;
const TOUCH_BELOW = 1024;
const LOOKS = SIZES.flatMap((room) => [
  { ...room, theme: "dark" as const },
  { ...room, theme: "light" as const },
]);
type Look = (typeof LOOKS)[number];

const folder = fileURLToPath(new URL("../screenshots", import.meta.url));

async function takeAll(browser: Browser, baseURL: string, look: Look): Promise<void> {
  const { size, theme, width, height } = look;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: width < TOUCH_BELOW,
  });
  const page = await context.newPage();
  for (const screen of await everyScreen(page)) {
    const name = `${size}-${theme}-${nameOf(screen)}.png`;
    if (!WANTED.every((word) => name.includes(word))) continue;
    await show(page, screen);
    await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
  }
  await context.close();
}

await buildGallery();
const gallery = await openGallery();
const browser = await launchBrowser();
try {
  if (WANTED.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const look of LOOKS) await takeAll(browser, gallery.url, look);
} finally {
  await browser.close();
  await gallery.close();
}

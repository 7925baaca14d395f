import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { createServer } from "vite";
import { launchBrowser } from "./browser.ts";

/** Every screen at every size, light and dark, into `screenshots/`, for eyes to judge. */
const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  landscape: { width: 844, height: 390 },
};
const THEMES = ["dark", "light"] as const;
const PAGES = ["/", "/learn", "/learn/classic", "/settings", "/nowhere"];
const TABLE_SCENES =
  "reveal bid outbid bidding declare fold decided lead follow free waiting folded clubs away result shown over watch";
const CLASSIC_SCENES = [
  "order partner pickup second held stuck discard discarding lead alone out",
  "made march lone-march euchred shown over watch lobby",
]
  .join(" ")
  .split(" ")
  .map((scene) => `classic-${scene}`);
const OTHER_SCENES =
  "cards lobby lobby-full new unknown full removed elsewhere closed oldVersion offline restarting";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = fileURLToPath(new URL("../screenshots", import.meta.url));

interface Look {
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
}

/** Runs in the page: fonts are there, and every picture that is shown has been drawn. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  const shown = [...document.images].filter((image) => image.offsetParent !== null);
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
}

async function takeAll(browser: Browser, base: string, { size, theme }: Look): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: size !== "desktop",
  });
  const page = await context.newPage();
  const scenes = [...TABLE_SCENES.split(" "), ...CLASSIC_SCENES, ...OTHER_SCENES.split(" ")].map(
    (scene) => `/gallery/${scene}`,
  );
  for (const path of [...PAGES, ...scenes]) {
    await page.goto(new URL(path, base).href);
    await page.locator("main").waitFor();
    await page.evaluate(settled);
    const name = path === "/" ? "home" : path.replace(/^\/(gallery\/)?/, "").replaceAll("/", "-");
    await page.screenshot({ path: `${folder}/${size}-${theme}-${name}.png` });
  }
  await context.close();
}

const server = await createServer({ root, server: { port: 0 }, logLevel: "error" });
await server.listen();
const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const base = server.resolvedUrls?.local[0] ?? "";
  for (const size of Object.keys(SIZES).filter((name): name is Look["size"] => name in SIZES)) {
    for (const theme of THEMES) await takeAll(browser, base, { size, theme });
  }
} finally {
  await browser.close();
  await server.close();
}

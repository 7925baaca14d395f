import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { createServer } from "vite";

/** Screens that are pages of their own; every other state hangs in the gallery. */
const PAGES = ["/", "/learn", "/learn/classic", "/learn/first-hand", "/settings", "/nowhere"];

/** All the cards beside each other, for whoever draws them: nobody ever plays on it. */
const PATTERN_SHEET = "/gallery/cards";

export interface Gallery {
  readonly url: string;
  close(): Promise<void>;
}

/** The gallery is no part of a build, so it is served from the sources. */
export async function openGallery(): Promise<Gallery> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const server = await createServer({ root, server: { port: 0, hmr: false }, logLevel: "error" });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

/** Every screen in every state, by path. A scene that is added to the gallery is in this list by itself. */
export async function everyScreen(page: Page): Promise<readonly string[]> {
  await page.goto("/gallery");
  const links = page.getByRole("listitem").getByRole("link");
  await links.first().waitFor();
  const scenes = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  return [...PAGES, ...scenes.filter((path) => path !== PATTERN_SHEET)];
}

/** Walks to another screen without loading the app again, and waits until it stands still. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await page.locator("main").waitFor();
  await page.evaluate(settled);
}

/** Runs in the page: fonts are there, and every picture in sight has been drawn. The others are never fetched. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  const shown = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
}

export function nameOf(path: string): string {
  return path === "/" ? "home" : path.replace(/^\/(gallery\/)?/, "").replaceAll("/", "-");
}

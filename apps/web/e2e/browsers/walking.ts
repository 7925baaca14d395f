import { expect } from "@playwright/test";
import { OPENED, PAGES, PATTERN_SHEET, TV_SCENES } from "../support/gallery.ts";
import type { Screen } from "../support/gallery.ts";
import type { Size, Tab } from "./drivers.ts";

/** The least width of a television. */
const TV_WIDTH = 1280;

/** Every scene of the gallery as a path. */
export async function everyScene(tab: Tab, gallery: string): Promise<readonly string[]> {
  await tab.goto(`${gallery}/gallery`);
  await waitFor(tab, "li a");
  const paths = await tab.run(() =>
    [...document.querySelectorAll("li a")].map((link) => link.getAttribute("href") ?? ""),
  );
  return paths.filter((path) => path !== PATTERN_SHEET);
}

/** Every screen in every state. */
export async function everyScreen(tab: Tab, gallery: string): Promise<readonly Screen[]> {
  const paths = [...PAGES, ...(await everyScene(tab, gallery))];
  return [...paths.map((path) => ({ path, pressed: [] })), ...OPENED];
}

export function isShownAt({ path }: Screen, { width }: Size): boolean {
  return width >= TV_WIDTH || !path.startsWith(TV_SCENES);
}

/** Loads a screen anew, presses what leads to its state, and waits until it stands still. */
export async function open(tab: Tab, gallery: string, { path, pressed }: Screen): Promise<void> {
  await tab.goto(gallery + path);
  await waitFor(tab, "main");
  for (const name of pressed)
    await expect.poll(() => tab.run(pressNamed, name), { message: name }).toBe(true);
  await tab.run(settled);
}

export async function waitFor(tab: Tab, selector: string): Promise<void> {
  const isThere = () => tab.run((wanted) => document.querySelector(wanted) !== null, selector);
  await expect.poll(isThere, { message: selector }).toBe(true);
}

/** Runs in the page: presses what is called so, if it is there. What was opened last lies on top. */
function pressNamed(name: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) =>
      (element.ariaLabel === name || element.textContent.trim() === name) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const innermost = found.findLast(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  );
  innermost?.click();
  return innermost !== undefined;
}

/** Runs in the page: letters are there, and every picture in sight has been drawn. */
async function settled(): Promise<void> {
  // Letters are asked for by the first frame that has words in them.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
}

import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { cutOff } from "./support/clipping.ts";
import { everyScreen, nameOf, show } from "./support/gallery.ts";
import { galleryTest as test } from "./support/galleryTest.ts";
import { axeViolations, contrastViolations } from "./support/pageChecks.ts";
import { resize } from "./support/resize.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Theme = "light" | "dark";

/** What is looked at on each screen of a walk. Colors differ by theme, and everything else by size. */
interface Walk {
  readonly name: string;
  /** Axe looks at this one, in both themes. */
  readonly size: Size;
  /** Nothing is cut off at these either. */
  readonly others: readonly Size[];
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly text: "normal" | "larger";
}

const WALKS: readonly Walk[] = [
  {
    name: "phones",
    size: { width: 390, height: 844, text: "larger" },
    others: [{ width: 320, height: 640, text: "normal" }],
  },
  { name: "a desktop", size: { width: 1440, height: 900, text: "normal" }, others: [] },
];
const THEMES: readonly Theme[] = ["light", "dark"];

for (const { name, size, others } of WALKS) {
  test(`every screen on ${name}: nothing is cut off, ${THEMES.join(", ")}`, async ({ page }) => {
    // Ninety screens, one after the other.
    test.slow();
    const findings: string[] = [];
    await resize(page, size);
    const looks = [() => lookAt(page, size), ...others.map((other) => () => cutOffAt(page, other))];
    for (const screen of await everyScreen(page)) {
      await show(page, screen);
      for (const look of looks) {
        findings.push(...(await look()).map((finding) => `${nameOf(screen)}: ${finding}`));
      }
      // The next screen begins with the size that this one ends with: each is drawn as few times as can be.
      looks.reverse();
    }
    expect(findings).toEqual([]);
  });
}

async function lookAt(page: Page, size: Size): Promise<readonly string[]> {
  return [...(await cutOffAt(page, size)), ...(await axeInThemes(page))];
}

async function cutOffAt(page: Page, { width, height, text }: Size): Promise<readonly string[]> {
  await resize(page, { width, height });
  await page.evaluate(setText, text);
  const found = await page.evaluate(cutOff);
  return found.map((finding) => `${width}x${height}: ${finding}`);
}

/** Every rule in one theme, and contrast in both. Ends in the theme in which the next screen begins. */
async function axeInThemes(page: Page): Promise<readonly string[]> {
  const now = await themeNow(page);
  const other = now === "dark" ? "light" : "dark";
  const found = [...(await axeViolations(page, "all but contrast")), ...(await contrastViolations(page))];
  await page.emulateMedia({ colorScheme: other });
  await expect(page.locator(`:root[data-theme=${other}]`)).toBeAttached();
  const foundThen = await contrastViolations(page);
  return [
    ...found.map((violation) => `${now}: ${violation}`),
    ...foundThen.map((violation) => `${other}: ${violation}`),
  ];
}

async function themeNow(page: Page): Promise<Theme> {
  const theme = await page.locator(":root").getAttribute("data-theme");
  return theme === "dark" ? "dark" : "light";
}

/** Runs in the page. The setting of the text's size does no more than this. */
function setText(size: string): void {
  document.documentElement.dataset["text"] = size;
}

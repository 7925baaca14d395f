import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { cutOff } from "./support/clipping.ts";
import { everyScreen, nameOf, show } from "./support/gallery.ts";
import { galleryTest as test } from "./support/galleryTest.ts";
import { axeViolations } from "./support/pageChecks.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Theme = "light" | "dark";

/** What is looked at on each screen of a walk. Colours differ by theme, and everything else by size. */
interface Walk {
  readonly size: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** In the first theme axe tries every rule, in the second one contrast alone. */
  readonly themes: readonly Theme[];
  readonly text: "normal" | "larger";
}

const WALKS: readonly Walk[] = [
  {
    size: "a phone",
    viewport: { width: 390, height: 844 },
    themes: ["dark", "light"],
    text: "larger",
  },
  { size: "a desktop", viewport: { width: 1440, height: 900 }, themes: ["light", "dark"], text: "normal" },
  { size: "a small phone", viewport: { width: 320, height: 640 }, themes: [], text: "normal" },
];

for (const { size, viewport, themes, text } of WALKS) {
  test.describe(() => {
    test.use({ viewport });
    // Ninety screens, one after the other.
    test.slow();
    test(`every screen on ${size}: ${["nothing is cut off", ...themes].join(", ")}`, async ({ page }) => {
      const findings: string[] = [];
      for (const screen of await everyScreen(page)) {
        await show(page, screen);
        const found = [...(await axeInThemes(page, themes)), ...(await cutOffAt(page, text))];
        findings.push(...found.map((finding) => `${nameOf(screen)}: ${finding}`));
      }
      expect(findings).toEqual([]);
    });
  });
}

async function axeInThemes(page: Page, themes: readonly Theme[]): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`:root[data-theme=${colorScheme}]`)).toBeAttached();
    const found = await axeViolations(page, index === 0 ? undefined : "color-contrast");
    findings.push(...found.map((violation) => `${colorScheme}: ${violation}`));
  }
  return findings;
}

async function cutOffAt(page: Page, text: Walk["text"]): Promise<readonly string[]> {
  await page.evaluate(setText, text);
  const found = await page.evaluate(cutOff);
  await page.evaluate(setText, "normal");
  return found;
}

/** Runs in the page. The setting of the text's size does no more than this. */
function setText(size: string): void {
  document.documentElement.dataset["text"] = size;
}

test("what axe objects to is found, and what it objected to before is not found again", async ({ page }) => {
  const names = async (only?: "color-contrast") =>
    (await axeViolations(page, only)).map((violation) => violation.split(" ")[0]);
  await page.setContent(`<main><h1 style="color: #999; background: #aaa">Cards</h1><button></button></main>`);
  expect(await names()).toEqual(expect.arrayContaining(["button-name", "color-contrast"]));
  expect(await names("color-contrast")).toEqual(["color-contrast"]);
  await page.setContent("<main><h1>Cards</h1><button>Play</button></main>");
  expect(await names("color-contrast")).toEqual([]);
});

test("what is cut off is found", async ({ page }) => {
  await page.setContent(`
    <button style="position: absolute; left: -20px">beyond the edge</button>
    <p style="width: 30px; overflow: hidden; white-space: nowrap">beyond its box</p>
    <p style="height: 4px; overflow: hidden">below its box</p>
    <p style="width: 9999px">wide</p>`);
  const findings = await page.evaluate(cutOff);
  for (const words of ["scrolls to the side", "beyond the edge", "beyond its box", "below its box"]) {
    expect(findings.join()).toContain(words);
  }
});

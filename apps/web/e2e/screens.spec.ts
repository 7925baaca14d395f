import { expect, test as base } from "@playwright/test";
import { cutOff } from "./support/clipping.ts";
import { everyScreen, nameOf, openGallery, show } from "./support/gallery.ts";
import type { Gallery } from "./support/gallery.ts";
import { axeViolations } from "./support/pageChecks.ts";

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const gallery = await openGallery();
      await use(gallery);
      await gallery.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ gallery }, use) => use(gallery.url),
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const DESKTOP = { width: 1440, height: 900 };

/** Colours differ by theme and everything else by size, so two walks look at everything and two only at colours. */
const LOOKS = [
  { size: "phone", viewport: PHONE, colorScheme: "dark", rules: "every rule" },
  { size: "desktop", viewport: DESKTOP, colorScheme: "light", rules: "every rule" },
  { size: "phone", viewport: PHONE, colorScheme: "light", rules: "contrast" },
  { size: "desktop", viewport: DESKTOP, colorScheme: "dark", rules: "contrast" },
] as const;
for (const { size, viewport, colorScheme, rules } of LOOKS) {
  test.describe(() => {
    test.use({ viewport, colorScheme });
    // Eighty screens, one after the other.
    test.slow();
    test(`axe finds nothing on any screen: ${size}, ${colorScheme}, ${rules}`, async ({ page }) => {
      const findings: string[] = [];
      for (const screen of await everyScreen(page)) {
        await show(page, screen);
        const found = await (rules === "contrast"
          ? axeViolations(page, "color-contrast")
          : axeViolations(page));
        findings.push(...found.map((barrier) => `${nameOf(screen)}: ${barrier}`));
      }
      expect(findings).toEqual([]);
    });
  });
}

const ROOMS = [
  { viewport: SMALL, textSize: "normal" },
  { viewport: PHONE, textSize: "larger" },
  { viewport: DESKTOP, textSize: "normal" },
];
for (const { viewport, textSize } of ROOMS) {
  test.describe(() => {
    test.use({ viewport });
    test(`nothing is cut off on any screen: ${viewport.width} px wide, ${textSize} text`, async ({
      page,
    }) => {
      const settings = JSON.stringify({ textSize });
      await page.addInitScript((kept) => localStorage.setItem("buck.settings", kept), settings);
      const findings: string[] = [];
      for (const screen of await everyScreen(page)) {
        await show(page, screen);
        for (const thing of await page.evaluate(cutOff)) findings.push(`${nameOf(screen)}: ${thing}`);
      }
      expect(findings).toEqual([]);
    });
  });
}

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

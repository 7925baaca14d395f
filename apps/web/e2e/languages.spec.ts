import { expect } from "@playwright/test";
import { cutOff } from "./support/clipping.ts";
import { everyScreen, nameOf, PAGES, show } from "./support/gallery.ts";
import { galleryTest as test } from "./support/galleryTest.ts";

test.use({
  locale: "de-AT",
  viewport: { width: 320, height: 568 },
  contextOptions: { reducedMotion: "reduce" },
});

test("a German browser gets German, and on the smallest phone nothing of it is cut off", async ({ page }) => {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const closed = (await everyScreen(page)).filter(({ pressed }) => pressed.length === 0);
  const flaws: string[] = [];
  for (const screen of closed) {
    await show(page, screen);
    for (const flaw of await page.evaluate(cutOff)) flaws.push(`${nameOf(screen)}: ${flaw}`);
  }
  expect(flaws).toEqual([]);
});

for (const language of ["de", "fr", "es"]) {
  test(`no page scrolls to the side on the smallest phone with larger text, ${language}`, async ({
    page,
  }) => {
    const settings = JSON.stringify({ textSize: "larger", language });
    await page.addInitScript((kept) => localStorage.setItem("buck.settings", kept), settings);
    await page.goto("/gallery");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const flaws: string[] = [];
    for (const path of [...PAGES, "/gallery/new"]) {
      await show(page, { path, pressed: [] });
      for (const flaw of await page.evaluate(cutOff)) flaws.push(`${path}: ${flaw}`);
    }
    expect(flaws).toEqual([]);
  });
}

test("another language is chosen in the settings, without a reload, and kept", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Français" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
  await expect(page).toHaveTitle("Réglages · Buck Euchre");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});

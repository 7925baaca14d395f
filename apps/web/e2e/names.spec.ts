import { expect } from "@playwright/test";
import { show } from "./support/gallery.ts";
import { galleryTest as test } from "./support/galleryTest.ts";
import { lengthenNames, LONG_NAME, namesOutOfPlace } from "./support/longNames.ts";
import { resize } from "./support/resize.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SIZES = ["320x568", "390x844", "667x375", "820x1180", "1366x650", "1440x900", "1920x1080"];
/** Where everybody is named beside something else. */
const SCENES = ["lobby-full", "classic-lobby", "visitor", "result", "over", "waiting", "replay"];

test("a name as long as it may be lies on nothing and leaves no screen", async ({ page }) => {
  await page.goto("/gallery");
  const found: string[] = [];
  for (const scene of SCENES) {
    for (const size of SIZES) {
      await resize(page, size);
      await show(page, { path: `/gallery/${scene}`, pressed: [] });
      await page.evaluate(lengthenNames, { names: ["Bo", "Ann", "Cy", "Otis"], longer: LONG_NAME });
      for (const flaw of await page.evaluate(namesOutOfPlace, LONG_NAME)) {
        found.push(`${scene} at ${size}: ${flaw}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test("a name as long as it may be leaves in sight what was bid or called", async ({ page }) => {
  await page.goto("/gallery");
  for (const [scene, said] of [
    ["waiting", "bid 3"],
    ["classic-out", "alone"],
  ] as const) {
    await show(page, { path: `/gallery/${scene}`, pressed: [] });
    await page.evaluate(lengthenNames, { names: ["Ann", "Dana"], longer: LONG_NAME });
    for (const size of SIZES) {
      await resize(page, size);
      const words = await page.locator(".trump-bid").boundingBox();
      const last = await page.locator(".trump-bid > :last-child").filter({ hasText: said }).boundingBox();
      const end = (box: typeof words) => (box?.x ?? 0) + (box?.width ?? 0);
      expect(end(last), `${scene} at ${size}`).toBeGreaterThan(0);
      expect(end(last), `${scene} at ${size}`).toBeLessThanOrEqual(end(words) + 1);
    }
  }
});

test("a short name is written out at every seat", async ({ page }) => {
  await page.goto("/gallery");
  for (const scene of ["waiting", "classic-alone"]) {
    await show(page, { path: `/gallery/${scene}`, pressed: [] });
    for (const size of SIZES) {
      await resize(page, size);
      const cut = await page
        .locator(".seat .name")
        .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map(String));
      expect(cut, `${scene} at ${size}`).toEqual([]);
    }
  }
});

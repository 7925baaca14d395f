import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { answer, question, SHY } from "./support/playing.ts";

/** Any name that is not this machine's own: browsers trust localhost with more than they trust a neighbor. */
const NEIGHBOR = "cards.test";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NEIGHBOR} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
});

test("phones on the same network play over plain HTTP", async ({ come, server }) => {
  const ann = await come("Ann", { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const { page } = ann;
  await page.goto(`http://${NEIGHBOR}:${new URL(server.url).port}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("link", { name: "Play now against bots" }).tap();
  await expect(ann.hand).toHaveCount(5);
  await question(ann).waitFor();
  await answer(ann, SHY);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

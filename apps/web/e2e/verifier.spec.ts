import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { launchBrowser } from "./browser.ts";

const page = new URL("../../../docs/sealed-deals/verify.html", import.meta.url);
const record = fileURLToPath(
  new URL("../../../packages/records/test/golden/sealed/game.record.json", import.meta.url),
);

test("the page that stands alone verifies a record from a file, without any server", async () => {
  const browser = await launchBrowser();
  const alone = await browser.newPage();
  await alone.goto(page.href);
  await alone.getByLabel("Record of a game").setInputFiles(record);
  await expect(alone.locator("output")).toHaveText(/^9 of 9 deals verified\./);
  await expect(alone.locator("output")).toHaveClass("fine");
  await browser.close();
});

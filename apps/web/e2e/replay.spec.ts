import { readFileSync } from "node:fs";
import { decodeRecord, exportEgn } from "@buck/records";
import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { pageFlaws } from "./support/pageChecks.ts";

const golden = (name: string) =>
  readFileSync(new URL(`../../../packages/records/test/golden/${name}.record.json`, import.meta.url), "utf8");

function egnOf(record: string): string {
  const decoded = decodeRecord(record);
  const exported = decoded.ok ? exportEgn(decoded.record) : decoded;
  if (!exported.ok) throw new Error(exported.code);
  return exported.text;
}

const FILES = [
  {
    kind: "a record on a laptop",
    viewport: { width: 1366, height: 650 },
    name: "game.record.json",
    text: golden("buck/normal"),
  },
  {
    kind: "an EGN file on a phone",
    viewport: { width: 390, height: 844 },
    name: "game.egn",
    text: egnOf(golden("euchre/whos-deal")),
  },
];

for (const { kind, viewport, name, text } of FILES) {
  test(`${kind} is stepped through, reviewed, and what cost most is shown`, async ({ come }) => {
    const ann = await come("Ann", { viewport });
    const { page } = ann;
    await page.goto("/replay");
    const choose = page.getByLabel("Choose a file");
    await choose.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from("{}") });
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await choose.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    const slider = page.getByRole("slider", { name: "Place in the game" });
    await expect(slider).toHaveAttribute("aria-valuetext", /^Hand 1, step 0/);
    expect(await pageFlaws(page)).toEqual([]);

    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("PageDown");
    await expect(slider).toHaveAttribute("aria-valuetext", /^Hand 2, step 0/);
    await expect.poll(() => new URL(page.url()).hash).toBe("#2.0");
    await page.evaluate(() => void (location.hash = "#1.3"));
    await expect(slider).toHaveAttribute("aria-valuetext", /^Hand 1, step 3/);

    await ann.press("Review");
    const sheet = page.getByRole("dialog", { name: "Review" });
    await expect(sheet.getByText(/% right; .* luck/)).toHaveCount(4, { timeout: 60_000 });
    expect(await pageFlaws(page)).toEqual([]);
    await sheet.getByRole("button", { name: "Show me" }).first().click();
    await expect(sheet).toBeHidden();
    const choices = page.getByRole("region", { name: "Step through the game" }).getByRole("listitem");
    await expect(choices).toHaveCount(2);
    await expect(choices.last()).toHaveText(/: .+\.$/);
    expect(await pageFlaws(page)).toEqual([]);
  });
}

import { expect } from "@playwright/test";
import { hurryPages } from "./support/fastTime.ts";
import { test } from "./support/fixtures.ts";
import type { Person } from "./support/person.ts";
import { playUntil } from "./support/playing.ts";
import type { PlayStyle } from "./support/playing.ts";

/** Folds whenever it may: a hand is soon over. */
const MEEK: PlayStyle = { bids: false, foldsFrom: 1 };

/** The cards and the experts of a day are the same for ever, so this is always the same game. */
async function beOnOneDay({ context }: Person): Promise<void> {
  const day = Date.parse("2025-11-16T12:00:00Z");
  await context.addInitScript((now) => {
    Date.now = () => now;
  }, day);
}

test("the deal of the day is played once, goes on after a reload, and can be shared, reviewed and practiced", async ({
  come,
}) => {
  const ann = await come("Ann");
  await hurryPages(ann.context);
  await beOnOneDay(ann);
  await ann.page.goto("/");
  await ann.page.getByRole("link", { name: "Deal of the day" }).click();
  await expect(ann.page.getByRole("heading", { name: /Sunday,? 16 November/ })).toBeVisible();
  await ann.page.getByRole("link", { name: "Deal the cards" }).click();
  await playUntil(ann, MEEK, async () => ann.page.getByText("Hand 2 of 4").isVisible());

  await ann.page.goto("/daily");
  await ann.page.getByRole("link", { name: "Continue" }).click();
  await expect(ann.page.getByText("Hand 2 of 4")).toBeVisible();
  await playUntil(ann, MEEK, async () => ann.button("See the result").isVisible());
  await ann.press("See the result");

  await expect(ann.page.getByText("Your result")).toBeVisible();
  await expect(ann.page.getByText(/^Buck Euchre · 16 Nov · .+ \(expert .+\)\n[+=−]/)).toBeVisible();
  await expect(ann.page.getByRole("row")).toHaveCount(6);
  await expect(ann.page.getByRole("link", { name: "Play for practice" })).toBeVisible();
  await ann.page.getByRole("link", { name: "Step through it" }).click();
  await expect(ann.page.getByRole("slider")).toBeVisible();
  await ann.page.goBack();
  await ann.page.getByRole("link", { name: "See how the expert played" }).click();
  await expect(ann.page.getByRole("list", { name: "Expert’s cards" })).toBeVisible();
  // The cards are drawn a moment before keys are heard.
  await expect(async () => {
    await ann.page.keyboard.press("End");
    await expect(ann.page.getByRole("slider")).toHaveAttribute("aria-valuetext", /^Hand 4/, {
      timeout: 1000,
    });
  }).toPass({ timeout: 25_000 });
  expect(ann.consoleErrors).toEqual([]);

  await ann.page.goto("/daily/buck/2025-11-15");
  await expect(ann.page.getByText("This day is over")).toBeVisible();
  await ann.page.getByRole("link", { name: "Play for practice" }).click();
  await expect(ann.hand).toHaveCount(5);
});

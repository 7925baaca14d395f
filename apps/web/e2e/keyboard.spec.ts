import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { answerByKey, enter, tabTo } from "./support/keyboard.ts";
import { question } from "./support/playing.ts";
import { expectNoLeak, lastGame } from "./support/leakChecks.ts";

test("a whole game by keyboard alone, from the start page to the rematch", async ({ come }) => {
  const ann = await come("Ann");
  const { page } = ann;
  const { keyboard } = page;
  await page.goto("/");
  await enter(ann, page.getByRole("link", { name: "Make a table" }));
  await tabTo(ann, page.getByLabel("Your name"));
  await keyboard.type("Ann");
  await enter(ann, page.locator("summary", { hasText: "House rules" }));
  await tabTo(ann, page.getByRole("group", { name: "Starting score" }).getByRole("radio", { checked: true }));
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "10", exact: true })).toBeChecked();
  await enter(ann, page.locator("summary", { hasText: "At the table" }));
  await tabTo(ann, page.getByRole("group", { name: "Pace" }).getByRole("radio", { checked: true }));
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Quick" })).toBeChecked();
  await enter(ann, ann.button("Make the table"));
  await enter(ann, ann.button("Add bots"));
  await enter(ann, ann.button("Start the game"));
  await expect(ann.hand).toHaveCount(5);

  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  do await question(ann).waitFor({ timeout: 60_000 });
  while (await answerByKey(ann));

  await expect(ann.button("Play again")).toBeFocused();
  const game = await lastGame(ann);
  await keyboard.press("Enter");
  await expect(page.getByText(/^Hand 1/)).toBeVisible();
  await expectNoLeak([ann], game);
});

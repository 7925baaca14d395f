import { gamePath } from "@buck/protocol";
import { expect } from "@playwright/test";
import { AT_A_DESK, test } from "./support/fixtures.ts";
import { answerByKey, enter, tabTo } from "./support/keyboard.ts";
import { expectNoLeak, lastGame } from "./support/leakChecks.ts";
import { pageFlaws } from "./support/pageChecks.ts";
import type { Person } from "./support/person.ts";

test("a whole game by keyboard alone, from the start page to the rematch", async ({ come }) => {
  const ann = await come("Ann", AT_A_DESK);
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
  await tabTo(ann, page.getByRole("group", { name: "Short game" }).getByRole("radio", { checked: true }));
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "4 hands" })).toBeChecked();
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
  while (await answerByKey(ann));

  await expect(ann.button("Play again")).toBeFocused();
  const game = await lastGame(ann);
  await keyboard.press("Enter");
  await expect(page.getByText(/^Hand 1/)).toBeVisible();
  await expectNoLeak([ann], game);

  const path = gamePath(game.gameId);
  await ann.leave();
  await ann.return(path);
  await lookThroughByKey(ann);
  const preview = await ann.page.request.get(path).then((response) => response.text());
  const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(preview) ?? [];
  expect((await ann.page.request.get(picture)).headers()["content-type"]).toBe("image/png");
  await dealAgainByKey(ann);
  await ann.leave();
  await ann.return(path);
  await deleteByKey(ann);
  expect((await ann.page.request.get(path)).status()).toBe(404);
});

/** Any finished game has a page, and every key of it works without a mouse. */
async function lookThroughByKey({ page }: Person): Promise<void> {
  const slider = page.getByRole("slider", { name: "Place in the game" });
  await expect(slider).toHaveAttribute("aria-valuetext", /^Hand 1, step 0/);
  expect(await pageFlaws(page)).toEqual([]);
  await page.keyboard.press("End");
  await expect(slider).not.toHaveAttribute("aria-valuetext", /^Hand 1, step 0/);
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /takes trick 1|passed|scores/i);
}

/** The cards of a finished game can be dealt once more, and whoever comes is told so. */
async function dealAgainByKey(ann: Person): Promise<void> {
  const { page } = ann;
  await enter(ann, ann.button("Share and save"));
  await enter(ann, page.getByRole("link", { name: "Play these deals again" }));
  await expect(page.getByRole("heading", { name: "Against bots" })).toBeVisible();
  expect(await pageFlaws(page)).toEqual([]);
  await enter(ann, ann.button("Make the table"));
  await expect(page.getByText(/^Same deals as/)).toBeVisible();
  await enter(ann, ann.button("Add bots"));
  await enter(ann, ann.button("Start the game"));
  await expect(ann.hand).toHaveCount(5);
}

/** Whoever sat at the table may delete its game; they are asked once. */
async function deleteByKey(ann: Person): Promise<void> {
  await enter(ann, ann.button("Share and save"));
  await enter(ann, ann.button("Delete this game"));
  await enter(ann, ann.button("Delete for everybody"));
  await expect(ann.page.getByRole("link", { name: "Make a table" })).toBeVisible();
}

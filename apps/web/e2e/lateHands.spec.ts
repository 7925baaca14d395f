import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { BOLD, handNumber, playUntil, SHY } from "./support/playing.ts";
import { tableOf } from "./support/table.ts";

test("whoever watches sees a hand when the next one is dealt, as long as everybody agrees", async ({
  come,
}) => {
  const ann = await come("Ann");
  const link = await tableOf(ann);
  const ben = await come("Ben");
  await ben.sitDown(link, 2);
  const wanda = await come("Wanda");
  await wanda.page.goto(link);
  await wanda.press("Watch");

  await ann.page.getByText("More", { exact: true }).click();
  await ann.press("Agree");
  await expect(ben.page.getByText(/^Ann agreed\. Waiting for you\.$/i)).toBeVisible();
  await ben.press("Agree");
  await expect(ann.page.getByText("Everybody agreed. It starts with the next deal.")).toBeVisible();
  await ann.press("Add bots");
  await ann.press("Start the game");
  await expect(ann.hand).toHaveCount(5);
  await expect(
    wanda.page.getByText("You are watching. Everybody’s cards are shown one hand late."),
  ).toBeVisible();
  const handBefore = wanda.button("Look at the previous hand, with everybody’s cards");
  await expect(handBefore, "there is no hand before the first").toBeHidden();
  const held = await ann.cards();

  const isNextHand = async () => (await handNumber(wanda.page)) > 1;
  await Promise.all([playUntil(ann, BOLD, isNextHand), playUntil(ben, SHY, isNextHand)]);
  await handBefore.click();
  const sheet = wanda.page.getByRole("dialog");
  for (const card of held) await expect(sheet.getByText(card, { exact: false }).first()).toBeAttached();
  await wanda.page.keyboard.press("Escape");

  await ben.press("Menu");
  await ben.press("Hands for watchers");
  await ben.press("Show no hands");
  await expect(handBefore, "what was shown is gone when one takes it back").toBeHidden();
  await expect(wanda.page.getByText("You are watching: nobody’s cards are shown.")).toBeVisible();
});

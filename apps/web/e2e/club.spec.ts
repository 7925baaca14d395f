import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";

test("a club: founded, joined by its link, a table with one tap, and the way back", async ({ come }) => {
  const ann = await come("Ann");
  await ann.page.goto("/");
  await ann.page.getByRole("link", { name: "Start a club" }).click();
  await ann.page.getByLabel("Name of the club").fill("Friday cards");
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.press("Start the club");
  await expect(ann.page.getByRole("heading", { name: "Friday cards" })).toBeVisible();
  const link = ann.page.url();

  const ben = await come("Ben");
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.press("Join the club");
  await expect(ben.page.getByText("Ann is here now")).toBeVisible();
  await expect(ann.page.getByText("Ben is here now")).toBeVisible();

  await ann.press("Open a table");
  await ann.press("Open the table");
  await expect(ann.page).toHaveURL(/\/t\//);
  await ben.page.getByRole("button", { name: /^Sit down/ }).click();
  await expect(ben.page).toHaveURL(/\/t\//);
  await expect(ann.page.getByRole("button", { name: /^Seat \d: Ben/ })).toBeVisible();

  await ben.page.goto("/");
  await ben.page.getByRole("link", { name: "Open, Friday cards" }).click();
  await expect(ben.page.getByRole("button", { name: /^Back to your seat/ })).toBeVisible();
});

test("a card night: two people are called to their table by themselves", async ({ come }) => {
  const ann = await come("Ann");
  await ann.page.goto("/club");
  await ann.page.getByLabel("Name of the club").fill("Card night");
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.press("Start the club");
  await expect(ann.page.getByText("Only you are here now")).toBeVisible();
  const ben = await come("Ben");
  await ben.page.goto(ann.page.url());
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.press("Join the club");

  await ann.press("Start a card night");
  await ann.press("Gather people");
  await ann.press("I'm in");
  await ben.press("I'm in");
  await expect(ann.page.getByText("2 people in")).toBeVisible();
  await ann.press("Begin round 1");
  for (const { page } of [ann, ben]) await expect(page).toHaveURL(/\/t\//);
});

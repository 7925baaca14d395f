import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { pageFlaws } from "./support/pageChecks.ts";
import type { Person } from "./support/person.ts";
import { resize } from "./support/resize.ts";
import { startWithBots, tableOf } from "./support/table.ts";

/** What only a live table has: every sheet of it on the smallest phone. */
const SMALL = { viewport: { width: 320, height: 640 }, hasTouch: true };

async function seeGood(person: Person, sheet: string): Promise<void> {
  await expect(person.page.getByRole("dialog", { name: sheet })).toBeVisible();
  expect(await pageFlaws(person.page), sheet).toEqual([]);
}

async function seeSheet(person: Person, button: string, sheet: string): Promise<void> {
  await person.press(button);
  await seeGood(person, sheet);
  await person.page.keyboard.press("Escape");
}

test("the sheets of a lobby fit a small phone and everybody", async ({ come }) => {
  const ann = await come("Ann", SMALL);
  const eve = await come("Eve", SMALL);
  const link = await tableOf(ann);

  await ann.press(/^Chat/);
  await seeGood(ann, "Chat");
  await ann.page
    .getByRole("textbox", { name: "Message" })
    .fill("https://a.very.long.address/that/cannot/be/broken/anywhere/at/all");
  await ann.press("Send");
  await expect(ann.page.getByRole("list", { name: "Messages" })).toContainText("cannot/be/broken");
  await seeGood(ann, "Chat");
  await resize(ann.page, "667x375");
  await expect(ann.page.getByRole("textbox", { name: "Message" })).toBeInViewport({ ratio: 1 });
  await expect(ann.button("Send")).toBeInViewport({ ratio: 1 });
  await resize(ann.page, SMALL.viewport);

  await ann.page.keyboard.press("Escape");
  await ann.press(/^Seat 1: You/);
  await ann.press("Choose a face");
  await ann.page.getByRole("radio", { name: "Fox" }).check();
  await ann.page.getByRole("radio", { name: "Teal" }).check();
  await seeGood(ann, "Choose a face");

  await eve.page.goto(link);
  await expect(eve.page.getByRole("heading", { name: "Three more to go" })).toBeVisible();
  await expect(eve.button(/^Seat 1: Ann/).locator("[data-color=teal] [data-face=fox]")).toBeVisible();
  expect(await pageFlaws(eve.page)).toEqual([]);
  await seeSheet(eve, "Move my seat here", "Move my seat here");
  await eve.press(/^Seat 2: open/);
  await seeGood(eve, "What should we call you?");
});

test("the sheets of a running game fit a small phone and everybody", async ({ come }) => {
  const ann = await come("Ann", SMALL);
  const bo = await come("Bartholomew Featherstone", SMALL);
  const eve = await come("Eve", SMALL);
  const link = await tableOf(ann);
  await bo.sitDown(link, 2);
  await startWithBots(ann);

  await bo.press("Chat");
  await bo.page.getByRole("textbox", { name: "Message" }).fill("Good cards, everybody");
  await Promise.all([ann.glimpse(".prompt", /: Good cards, everybody/), bo.press("Send")]);
  await bo.press("Close");
  await resize(ann.page, "1366x650");
  const talk = ann.page.getByRole("region", { name: "Chat" });
  await expect(talk.getByText("Good cards, everybody")).toBeVisible();
  await expect(ann.button("Chat")).toBeHidden();
  await talk.getByRole("button", { name: "Thumbs up" }).click();
  await expect(bo.seat("Ann")).toContainText("👍");
  expect(await pageFlaws(ann.page)).toEqual([]);
  await resize(ann.page, SMALL.viewport);

  await ann.press("Menu");
  await seeGood(ann, "Table");
  await seeSheet(ann, "Invite or show the link", "Invite or show the link");
  await seeSheet(ann, "Show on a TV", "Show on a TV");
  await seeSheet(ann, "Move to another device", "Move your seat");
  await seeSheet(ann, "Remove a player", "Remove a player");
  await seeSheet(ann, "Back to the lobby", "End this game?");
  await seeSheet(ann, "Close the table", "Close this table for everybody?");
  await resize(eve.page, "1280x720");
  await eve.page.goto(link.replace("/t/", "/tv/"));
  await expect(eve.page.getByRole("region", { name: "Join with your phone" })).toBeVisible();
  await expect(eve.seat("Rosie")).toBeVisible();
  await expect(eve.page.getByRole("button")).toHaveCount(0);
  // What televisions say of themselves, and a laptop that is zoomed in.
  for (const size of [
    { width: 1280, height: 720 },
    { width: 960, height: 540 },
    { width: 683, height: 325 },
  ]) {
    await resize(eve.page, size);
    const invitation = eve.page.getByRole("region", { name: "Join with your phone" });
    await expect(invitation, `${size.width}`).toBeInViewport({ ratio: 1 });
    expect(await pageFlaws(eve.page), `${size.width}`).toEqual([]);
  }
  await resize(eve.page, SMALL.viewport);
  await ann.press("Pause the game");
  await expect(bo.page.getByText("The game is paused")).toBeVisible();
  expect(await pageFlaws(bo.page)).toEqual([]);

  await bo.page.goBack();
  await seeGood(bo, "Leave this game?");
  await bo.press("Keep playing");
  await expect(bo.page.getByRole("dialog")).toBeHidden();

  await eve.page.goto(link);
  await expect(eve.page.getByText("A game is going on").first()).toBeVisible();
  expect(await pageFlaws(eve.page)).toEqual([]);
  await eve.press("Watch");
  await expect(eve.page.getByText("You are watching: nobody’s cards are shown.")).toBeVisible();
  await eve.press("Chat");
  await seeGood(eve, "Chat");
  await eve.page.getByLabel("Your name").fill("Eve");
  await eve.press("Save");
  await eve.press("Hooray");
  await expect(eve.page.getByRole("list", { name: "Messages" })).toContainText("Eve (watching) 🎉");
  await seeGood(eve, "Chat");

  await eve.press("Close");
  await eve.press("Menu");
  await eve.press("Take a seat");
  await seeGood(eve, "Take a seat");
  await eve.press("Take Rosie’s seat");
  await expect(ann.page.getByText("Eve takes Rosie’s seat.").first()).toBeVisible();
});

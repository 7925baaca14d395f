import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { dragByFinger } from "./support/dragging.ts";
import { pageFlaws } from "./support/pageChecks.ts";
import { tableOf } from "./support/table.ts";

const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true };

test("a table made for four becomes one for five with one tap of each side", async ({ come }) => {
  const ann = await come("Ann", SMALL);
  const link = await tableOf(ann);
  const friends = await Promise.all(["Ben", "Cleo", "Dan"].map((name) => come(name)));
  for (const [index, friend] of friends.entries()) await friend.sitDown(link, index + 2);
  const [ben] = friends;
  await expect(ben?.button("Start the game") ?? ann.page.locator("main"), "only a host starts").toHaveCount(
    0,
  );
  await expect(ben?.page.getByText("Waiting for Ann to start") ?? ann.page.locator("main")).toBeVisible();

  const eve = await come("Eve", SMALL);
  await eve.page.goto(link);
  await eve.press("Ask Ann for a chair");
  await eve.page.getByLabel("Your name").fill("Eve");
  await eve.press("Ask for a chair");
  await expect(eve.page.getByText(/^You asked for a chair/)).toBeInViewport();

  await expect(ann.page.getByText("Eve would like to play")).toBeInViewport({ ratio: 1 });
  await expect(ann.button("Add a chair for Eve")).toBeInViewport({ ratio: 1 });
  expect(await pageFlaws(ann.page)).toEqual([]);
  await ann.press("Add a chair for Eve");
  await eve.press(/^Seat 5: open/);
  await expect(eve.button(/^Seat 5: You/)).toBeVisible();
  expect(await pageFlaws(eve.page)).toEqual([]);

  await ann.press("Start the game");
  for (const person of [ann, ...friends, eve]) {
    await expect(person.hand).toHaveCount(5);
    await expect(person.seats).toHaveCount(4);
  }
});

test("the host moves people by touch and by keyboard, to taken chairs and to free ones", async ({ come }) => {
  const ann = await come("Ann", SMALL);
  const link = await tableOf(ann);
  const ben = await come("Ben");
  await ben.sitDown(link, 2);
  const seat = (number: number) => ann.button(new RegExp(`^Seat ${number}:`));

  await dragByFinger(ann, seat(2), seat(3));
  await expect(seat(3)).toHaveAccessibleName(/Ben/);
  await expect(ben.button(/^Seat 3: You/)).toBeVisible();

  await seat(3).focus();
  await ann.page.keyboard.press("ArrowRight");
  await expect(seat(4)).toHaveAccessibleName(/Ben/);
  await expect(seat(4), "the focus stays on Ben").toBeFocused();
  await expect(ann.page.getByText("Ben moves to seat 4")).toHaveCount(1);
  await ann.page.keyboard.press("ArrowRight");
  await expect(seat(1)).toHaveAccessibleName(/Ben/);
  await expect(seat(4)).toHaveAccessibleName(/You/);
});

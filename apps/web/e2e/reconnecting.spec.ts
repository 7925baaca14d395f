import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import type { Person } from "./support/person.ts";
import {
  answer,
  BOLD,
  handNumber,
  isHandOver,
  isMidTrick,
  playFirst,
  playToTheEnd,
  playUntil,
  question,
  SHY,
} from "./support/playing.ts";
import type { PlayStyle } from "./support/playing.ts";
import { expectNoLeak, lastGame } from "./support/leakChecks.ts";
import { startWithBots, tableOf } from "./support/table.ts";

/** Everything that must look the same afterwards. */
async function picture(person: Person) {
  // The last trick lies on the screen for a while after the next one has begun.
  await expect(person.trick.filter({ hasText: "You:" })).toHaveCount(0);
  return {
    cards: await person.cards(),
    trick: await person.trick.allTextContents(),
    seats: await person.seats.allTextContents(),
    asked: await person.page
      .getByText(/^Your turn/)
      .first()
      .textContent(),
  };
}

test("a refresh in the middle of a trick changes nothing", async ({ come }) => {
  const ann = await come("Ann");
  await tableOf(ann);
  await startWithBots(ann);
  await playUntil(ann, BOLD, isMidTrick);
  const before = await picture(ann);
  await ann.page.reload();
  await question(ann).waitFor();
  expect(await picture(ann)).toEqual(before);
  const played = await playFirst(ann);
  expect(before.cards).toContain(played);
  await expect.poll(() => ann.cards()).toEqual(before.cards.filter((card) => card !== played));
});

test("somebody closes the tab, a bot plays on, and they come back to their seat", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann);
  const ben = await come("Ben");
  await ben.sitDown(link, 3);
  await startWithBots(ann);
  const seatOfBen = ann.seat("Ben");
  let lastHand = Infinity;
  const playOn = (person: Person, style: PlayStyle) =>
    playUntil(person, style, () => isHandOver(person, lastHand));
  const annPlays = playOn(ann, BOLD);

  await playUntil(ben, SHY, isMidTrick);
  await ben.leave();
  await expect(seatOfBen).toContainText("away");
  await expect(seatOfBen).toContainText("bot plays");
  await ben.return("/");
  // News stands there for a few seconds.
  await Promise.all([
    ben.glimpse("main", /You are back/),
    ben.page.getByRole("link", { name: "Go back" }).click(),
  ]);
  await expect(seatOfBen).not.toContainText(/away|bot plays/);
  await question(ben).waitFor();
  await answer(ben, SHY);
  lastHand = await handNumber(ben.page);
  await Promise.all([annPlays, playOn(ben, SHY)]);
});

test("a seat opened in another tab leaves the first one, and can be taken back", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann);
  await startWithBots(ann);
  const first = ann.page;
  await expect(ann.hand).toHaveCount(5);
  const cards = await ann.cards();
  await ann.return(link);
  await expect(first.getByRole("heading", { name: "This seat is open in another tab" })).toBeVisible();
  // The other tab may hear of it before this one has drawn anything.
  await expect.poll(() => ann.cards()).toEqual(cards);
  await first.getByRole("button", { name: "Play here" }).click();
  await expect(ann.page.getByRole("heading", { name: "This seat is open in another tab" })).toBeVisible();
  await expect(first.getByRole("list", { name: "Your hand" }).getByRole("button")).toHaveCount(5);
});

test.describe(() => {
  test.use({ killsServer: true });

  test("the server is killed in the middle of a hand and the game goes on to its end", async ({
    come,
    server,
    allowedErrors,
  }) => {
    allowedErrors.push(/WebSocket connection to .* failed/, /Failed to load resource: net::ERR_/);
    const ann = await come("Ann");
    const link = await tableOf(ann);
    const others = [await come("Ben"), await come("Cleo"), await come("Dan")];
    for (const [index, person] of others.entries()) await person.sitDown(link, index + 2);
    await ann.press("Start the game");
    const othersPlay = others.map((person) => playToTheEnd(person, SHY));
    await playUntil(ann, BOLD, isMidTrick);
    const before = await picture(ann);
    await server.kill();
    for (const person of [ann, ...others]) {
      await expect(person.page.getByText("Connection lost. Trying again; your seat is kept.")).toBeVisible();
    }
    expect(await picture(ann)).toEqual(before);

    const played = await playFirst(ann);
    await expect(ann.trick.filter({ hasText: played })).toHaveCount(1);
    await server.startAgain();
    await expect(ann.page.getByText("Connection lost.")).toBeHidden();
    await Promise.all([playToTheEnd(ann, BOLD), ...othersPlay]);
    await expectNoLeak([ann, ...others], await lastGame(ann));
  });
});

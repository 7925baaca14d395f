import { deviceHash } from "@buck/client";
import { decodeRecord, replay, verifyRecord } from "@buck/records";
import { expect } from "@playwright/test";
import { injectLeaks } from "./support/leakInjection.ts";
import { AT_A_DESK, test } from "./support/fixtures.ts";
import { leaks } from "./support/leaks.ts";
import { BOLD, playToTheEnd, SHY } from "./support/playing.ts";
import { downloadGame } from "./support/download.ts";
import { expectNoLeak, lastGame } from "./support/leakChecks.ts";
import { makeTable } from "./support/table.ts";

test.use({ keepsApp: true });

test("four friends and somebody who watches, from a link to the rematch", async ({ come }) => {
  const ann = await come("Ann", AT_A_DESK);
  const link = await makeTable(ann);
  const ben = await come("Ben");
  await ben.sitDown(link, 2);
  const cleo = await come("Cleo");
  await cleo.sitDown(link, 3);
  const dan = await come("Dan");
  await dan.sitDown(link, 4);
  const wanda = await come("Wanda");
  await wanda.page.goto(link);
  await wanda.press("Watch");
  await ann.press("Start the game");
  await expect(wanda.page.getByText("You are watching: nobody’s cards are shown.")).toBeVisible();
  await expect(ann.page.getByText("1 watching")).toBeVisible();
  await expect(ann.hand).toHaveCount(5);
  await expect(wanda.hand).toHaveCount(0);

  await Promise.all([playToTheEnd(ann, BOLD), ...[ben, cleo, dan].map((one) => playToTheEnd(one, SHY))]);
  await expect(wanda.page.getByRole("dialog", { name: /wins the game/ })).toBeVisible();
  await expect(wanda.page.getByText("Thanks for watching.")).toBeVisible();
  for (const person of [ann, ben, cleo, dan]) {
    const hasWon = await person.page.getByRole("dialog", { name: "You win the game" }).isVisible();
    const said = hasWon ? /^(Beautifully played|What a finish)/ : /^(Well played|So close)/;
    await expect(person.page.getByText(said)).toBeVisible();
  }
  await expect(wanda.button(/^(Play again|Ask for another game)$/)).toBeHidden();

  for (const person of [ann, ben, cleo, dan, wanda]) {
    const found = await person.page.getByText(/deals? verified on this device/).textContent();
    const [, verified, dealt] = /(\d+) of (\d+) deal/.exec(found ?? "") ?? [];
    expect(verified, "every deal that was seen is verified").toBe(dealt);
  }

  const kept = decodeRecord((await downloadGame(wanda, "Record")).text);
  expect(kept.ok && replay(kept.record).ok, "the record can be replayed").toBe(true);
  const report = kept.ok ? await verifyRecord(await deviceHash(), kept.record) : null;
  expect(report?.faults, "the record proves its deals").toEqual([]);
  // The fast table waits for parts a tenth of a second: a page may be late for a deal, and is for all only if it is mute.
  const deals = kept.ok ? (kept.record.seals?.deals ?? []) : [];
  const hasTakenPart = [0, 1, 2, 3].map((seat) => deals.some(({ openings }) => openings[seat] !== null));
  expect(hasTakenPart, "everybody had a part in the deals").toEqual([true, true, true, true]);
  await expect(wanda.page.getByRole("link", { name: "EGN file" })).toBeHidden();

  await ben.press("Ask for another game");
  await expect(ann.page.getByText("Ben wants another game.")).toBeVisible();
  await ann.press("Play again");
  for (const reader of [cleo, dan]) await reader.press("To the table");
  for (const person of [ann, ben, cleo, dan]) {
    await expect(person.page.getByText(/^Hand 1/)).toBeVisible();
    await expect(person.hand).toHaveCount(5);
  }

  const game = await lastGame(ann);
  await expectNoLeak([ann, ben, cleo, dan, wanda], game);
  for (const person of [ann, wanda]) {
    for (const [where, messages] of Object.entries(injectLeaks(await person.received.messages()))) {
      expect(leaks(messages, game), `a card in ${where} is found`).toHaveLength(1);
    }
  }

  await dan.press("Menu");
  await dan.press("This evening");
  await expect(dan.page.getByText("1 game at this table so far.")).toBeVisible();
  await cleo.page.goto("/games");
  await expect(cleo.page.getByText(/· Buck Euchre · With Ann, Ben and Dan$/)).toHaveCount(1);
  await wanda.page.goto("/games");
  await expect(wanda.page.getByText("No games yet.")).toBeVisible();
});

import { decodeRecord, importEgn, replay, replayEgn } from "@buck/records";
import { expect } from "@playwright/test";
import { injectLeaks } from "./support/leakInjection.ts";
import { classicSettings, playClassic, prompt } from "./support/classic.ts";
import { dragByFinger, dragByMouse } from "./support/dragging.ts";
import { AT_A_DESK, test } from "./support/fixtures.ts";
import { leaks } from "./support/leaks.ts";
import type { Person } from "./support/person.ts";
import { downloadGame } from "./support/download.ts";
import { expectNoLeak, lastGame } from "./support/leakChecks.ts";
import { tableOf } from "./support/table.ts";
import { english } from "../src/texts/language.ts";
import { newTableTexts } from "../src/texts/en/newTable.ts";

const teams = ({ page }: Person) => page.locator(".lobby-teams li");

test("four friends make classic teams, one goes alone, and somebody watches to the end", async ({ come }) => {
  // A whole game in five browsers, and every hand in it is played to its last card.
  test.slow();
  const ann = await come("Ann", AT_A_DESK);
  await ann.page.goto("/new");
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.page.getByRole("radio", { name: "Classic Euchre" }).check();
  await ann.page.getByText("House rules").click();
  await expect(ann.page.getByRole("group", { name: "Ways to play" }).getByRole("radio")).toHaveCount(4);
  await ann.page.getByRole("group", { name: "Playing to" }).getByRole("radio", { name: "5" }).check();
  await ann.page.getByText("At the table", { exact: true }).click();
  await ann.page.getByRole("radio", { name: "Quick" }).check();
  await ann.press("Make the table");
  await expect(ann.page.getByText("Classic Euchre · to 5 points")).toBeVisible();
  await expect(ann.page.getByText("The first team to 5 points wins.")).toBeVisible();
  const link = ann.page.url();
  const bo = await come("Bo");
  await bo.sitDown(link, 2);
  const cleo = await come("Cleo");
  await cleo.sitDown(link, 3);
  const dan = await come("Dan");
  await dan.sitDown(link, 4);
  await expect(teams(ann)).toHaveText([/Your team\s*You and Cleo/, /Their team\s*Bo and Dan/]);

  await ann.press(/^Seat 2: Bo/);
  await expect(ann.button("Swap with Dan: same teams")).toBeVisible();
  await ann.press("Swap with Cleo: You and Bo against Cleo and Dan");
  await expect(teams(bo)).toHaveText([/Your team\s*Ann and You/, /Their team\s*Cleo and Dan/]);

  const wanda = await come("Wanda");
  await wanda.page.goto(link);
  await wanda.press("Watch");
  await ann.press("Start the game");
  await expect(ann.hand).toHaveCount(5);

  await Promise.all([
    playClassic(ann, "alone"),
    ...[bo, cleo, dan].map((person) => playClassic(person, "pass")),
    bo.glimpse(".me", /sitting out/),
    wanda.glimpse(".trump-badge", /Ann alone/),
  ]);
  await expect(wanda.page.getByRole("dialog", { name: /^Team [AB] wins the game$/ })).toBeVisible();
  await expect(ann.page.getByRole("dialog", { name: /^(Your|Their) team wins the game$/ })).toBeVisible();
  await expect(ann.page.locator(".standings li")).toHaveCount(2);

  const kept = decodeRecord((await downloadGame(ann, "Record")).text);
  expect(kept.ok && replay(kept.record).ok, "the record can be replayed").toBe(true);
  const notation = await downloadGame(wanda, "EGN file");
  expect(notation.name).toMatch(/\.egn$/);
  const imported = importEgn(notation.text);
  expect(imported.ok && replayEgn(imported.game).ok, "the notation can be replayed").toBe(true);

  await cleo.press("Ask for another game");
  await expect(ann.page.getByText("Cleo wants another game.")).toBeVisible();
  await ann.press("Play again");
  for (const reader of [bo, dan]) await reader.press("To the table");
  for (const person of [ann, bo, cleo, dan]) {
    await expect(person.page.getByText(/^Hand 1/)).toBeVisible();
    await expect(person.page.locator(".me .score")).toHaveText(/^0/);
  }
  await expect(ann.page.locator(".me .dealer"), "seat 1 deals again").toBeVisible();

  const game = await lastGame(ann);
  await expectNoLeak([ann, bo, cleo, dan, wanda], game);
  for (const person of [bo, wanda]) {
    for (const [where, messages] of Object.entries(injectLeaks(await person.received.messages()))) {
      expect(leaks(messages, game), `a secret in ${where} is found`).toHaveLength(1);
    }
  }
});

test("the host changes the rules in the lobby, and everybody reads what differs", async ({ come }) => {
  const ann = await come("Ann", { viewport: { width: 320, height: 640 } });
  const link = await tableOf(ann, classicSettings());
  const bo = await come("Bo");
  await bo.sitDown(link, 2);
  await expect(bo.page.getByText("The first team to 5 points wins.")).toBeVisible();
  await expect(bo.button("Change rules")).toBeHidden();

  await ann.press("Change rules");
  const rules = ann.page.getByRole("dialog");
  await rules.getByText("House rules").click();
  await rules.getByRole("radio", { name: newTableTexts(english).ways.euchre.old.title }).check();
  await expect(rules.getByText(newTableTexts(english).ways.euchre.old.text)).toBeVisible();
  await rules.getByLabel("Playing to: another number").fill("3");
  await expect(rules.getByText("The first team to 3 points wins.")).toBeVisible();
  await ann.press("Save for everybody");
  await expect(bo.page.getByText("Classic Euchre · to 3 points")).toBeVisible();
  for (const sentence of [
    "The first team to 3 points wins.",
    "The dealer may pass too, and the cards are dealt again.",
    "Nobody goes alone: partners always play together.",
    "In the second round you may name only a suit you hold.",
    "When everybody passes twice, the same dealer deals again.",
    "Cards are dealt face up, and the first black jack deals.",
  ]) {
    await expect(bo.page.getByText(sentence)).toBeVisible();
  }
});

const seatOf = (person: Person, number: number) => person.button(new RegExp(`^Seat ${number}: `));

test("the host drags people to other seats by mouse, and the teams change for everybody", async ({
  come,
}) => {
  const ann = await come("Ann", AT_A_DESK);
  const link = await tableOf(ann, classicSettings());
  const bo = await come("Bo");
  await bo.sitDown(link, 2);
  const cleo = await come("Cleo");
  await cleo.sitDown(link, 3);
  const wanda = await come("Wanda");
  await wanda.page.goto(link);
  await expect(teams(wanda)).toHaveText([/Team A\s*Ann and Cleo/, /Team B\s*Bo and open/]);

  await dragByMouse(ann, seatOf(ann, 2), seatOf(ann, 3));
  await expect(teams(ann)).toHaveText([/Your team\s*You and Bo/, /Their team\s*Cleo and open/]);
  await expect(teams(bo)).toHaveText([/Your team\s*Ann and You/, /Their team\s*Cleo and open/]);
  await expect(teams(cleo)).toHaveText([/Their team\s*Ann and Bo/, /Your team\s*You and open/]);
  await expect(teams(wanda)).toHaveText([/Team A\s*Ann and Bo/, /Team B\s*Cleo and open/]);
  await expect(ann.page.getByRole("dialog")).toBeHidden();

  await dragByMouse(ann, seatOf(ann, 1), seatOf(ann, 4));
  await expect(seatOf(bo, 4)).toContainText("Ann");
  await expect(seatOf(bo, 1)).toContainText("open");

  await dragByMouse(ann, seatOf(ann, 4), ann.page.getByRole("heading", { level: 1 }));
  await dragByMouse(bo, seatOf(bo, 3), seatOf(bo, 2));
  await expect(seatOf(cleo, 3)).toContainText("Bo");
  await expect(seatOf(cleo, 4)).toContainText("Ann");
});

test("the host drags people by finger or swaps them by buttons", async ({ come }) => {
  const ann = await come("Ann", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const link = await tableOf(ann, classicSettings());
  const bo = await come("Bo");
  await bo.sitDown(link, 2);
  await ann.press("Add bots");
  await expect(seatOf(bo, 4)).toContainText("bot");

  await ann.page.evaluate(() => scrollTo(0, 0));
  await dragByFinger(ann, seatOf(ann, 2), seatOf(ann, 1));
  await expect(seatOf(ann, 1)).toContainText("Bo");
  await expect(seatOf(bo, 2)).toContainText("Ann");
  expect(await ann.page.evaluate(() => scrollY)).toBe(0);

  await seatOf(ann, 1).tap();
  await ann.press(/^Swap with you: .*/);
  await expect(seatOf(bo, 1)).toContainText("Ann");
  await seatOf(ann, 1).tap();
  await ann.page
    .getByRole("dialog")
    .getByRole("button", { name: /: same teams$/ })
    .tap();
  await expect(seatOf(bo, 3)).toContainText("Ann");
});

test("a dealer who is stuck must name a suit, and the table says so", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann, classicSettings({ firstDealer: "seat0", targetScore: 1 }));
  const bo = await come("Bo");
  await bo.sitDown(link, 2);
  const cleo = await come("Cleo");
  await cleo.sitDown(link, 3);
  const dan = await come("Dan");
  await dan.sitDown(link, 4);
  await ann.press("Start the game");

  for (const person of [bo, cleo, dan, ann, bo, cleo, dan]) await person.press("Pass");
  await expect(prompt(ann)).toHaveText("You must name trump");
  await expect(ann.button("Pass")).toBeHidden();
  await expect(ann.page.locator(".turn-up")).toContainText("turned down");
  await expect(prompt(bo)).toHaveText("Ann to name trump");
  const turnedDown = ann.page.locator('.suits [data-turned-down="true"]');
  await expect(turnedDown).toBeDisabled();
  await ann.page.keyboard.press("p");
  await expect(prompt(ann)).toHaveText("You must name trump");
  await ann.page.locator(".suits .button.paper:enabled").first().click();
  await expect(ann.page.locator(".trump-badge")).toContainText("You called");
  await expect(bo.page.locator(".trump-badge")).toContainText("Ann called");

  const people = [ann, bo, cleo, dan];
  await Promise.all(people.map((person) => playClassic(person, "pass")));
  await expectNoLeak(people, await lastGame(ann));
});

test("a hand with a bot as partner by keyboard, and a refresh tells it again", async ({ come }) => {
  const ann = await come("Ann", { viewport: { width: 1440, height: 900 } });
  await tableOf(ann, classicSettings({ firstDealer: "seat0", targetScore: 1 }));
  await ann.press("Add bots");
  await expect(teams(ann).first()).toContainText(/You and \w+/);
  await ann.press("Start the game");
  await expect(ann.hand).not.toHaveCount(0);
  const { keyboard } = ann.page;
  await callByKeys(ann);
  if ((await ann.hand.count()) === 6) {
    // The call is shown before the table has answered, and keys wait for the answer.
    await expect(async () => {
      await keyboard.press("6");
      await expect(ann.hand).toHaveCount(5, { timeout: 1_000 });
    }).toPass({ timeout: 25_000 });
  }
  await expect(ann.page.locator(".trump-badge")).not.toContainText("No trump yet");
  const log = ann.page.getByRole("list", { name: "What happened" });
  await expect(log).toContainText("deal");
  await ann
    .button(/, playable$/)
    .first()
    .waitFor();
  const before = await log.getByRole("listitem").allTextContents();
  await ann.page.reload();
  await ann
    .button(/, playable$/)
    .first()
    .waitFor();
  expect(await log.getByRole("listitem").allTextContents()).toEqual(before);
  await keyboard.press("?");
  await expect(ann.page.getByText("go alone or not, before you call")).toBeVisible();
  await keyboard.press("Escape");

  await playClassic(ann, "pass");
  await expectNoLeak([ann], await lastGame(ann));
});

/** Picks up when asked, with "alone" switched on and off again; if a bot calls first there is nothing to say. */
async function callByKeys(ann: Person): Promise<void> {
  const { keyboard } = ann.page;
  await ann
    .button(/^Pick up|, (playable|can be discarded)$/)
    .first()
    .waitFor();
  if (!(await ann.button(/^Pick up/).isVisible())) return;
  await keyboard.press("a");
  await expect(ann.button(/^Pick up \w+, alone$/)).toBeVisible();
  await keyboard.press("a");
  await keyboard.press("o");
  await expect(ann.hand).toHaveCount(6);
}

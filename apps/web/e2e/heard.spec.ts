import { expect } from "@playwright/test";
import { AT_A_DESK, test } from "./support/fixtures.ts";
import type { Person } from "./support/person.ts";
import { startWithBots, tableOf } from "./support/table.ts";

declare global {
  interface Window {
    heard: string[];
  }
}

/** Runs in the page before anything else: writes down what a screen reader would say by itself. */
function listen(): void {
  window.heard = [];
  const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = element?.closest(LIVE)?.textContent ?? "";
    if (text !== "" && text !== window.heard.at(-1)) window.heard.push(text);
  };
  new MutationObserver((changes) => changes.forEach(({ target }) => hear(target))).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** What can be pressed, by the names in the tree that screen readers are given. */
async function spokenButtons({ page }: Person): Promise<readonly string[]> {
  const tree = await page.locator("body").ariaSnapshot();
  return [...tree.matchAll(/- button "(?<name>[^"]+)"(?<state>.*)$/gm)].flatMap(({ groups }) =>
    groups?.["state"]?.includes("[disabled]") === true ? [] : (groups?.["name"] ?? []),
  );
}

const WISHES = [/^Bid \d/, /^(Spades|Hearts|Diamonds|Clubs)$/, /^Stay$/, /, playable$/, /^Pass$/];

/** Presses what is wished for first, without a mouse and without seeing where it is; false while nothing is asked. */
async function answerByName(person: Person): Promise<boolean> {
  const names = await spokenButtons(person);
  const wish = WISHES.map((wished) => names.find((name) => wished.test(name))).find(
    (name) => name !== undefined,
  );
  if (wish === undefined) return false;
  await person.button(wish).press("Enter");
  return true;
}

test("a whole hand by what a screen reader says alone", async ({ come }) => {
  const ann = await come("Ann", AT_A_DESK);
  await ann.context.addInitScript(listen);
  await tableOf(ann);
  await startWithBots(ann);
  const { page } = ann;
  const result = page.getByRole("dialog");
  const asked = ann.button(/^(Pass|Stay|Spades)$|, playable$/).first();
  while (!(await result.isVisible())) {
    await asked.or(result).first().waitFor();
    await answerByName(ann);
  }
  const told = await page.locator(".side-log .log li").allTextContents();
  const heard = (await page.evaluate(() => window.heard)).join("\n");
  expect(told.length).toBeGreaterThan(4);
  expect(
    told.filter((line) => !heard.includes(line)),
    "every line of the hand was said aloud",
  ).toEqual([]);
  expect(heard, "and so was every turn of one's own").toMatch(/Your (bid|turn|lead)/);
  const tree = await result.ariaSnapshot();
  for (const name of ["You", "Rosie", "Otto", "Mabel"])
    expect(tree, "the result names everybody").toContain(name);
});

test("from the invitation to cards in hand it takes one tap and a name", async ({ come }) => {
  const ann = await come("Ann");
  const link = await tableOf(ann);
  const ben = await come("Ben");
  await ben.page.goto(link);
  await ben.press(/^Seat 2: open/);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.keyboard.press("Enter");
  await expect(ben.button(/^Seat 2: You/)).toBeVisible();
  await ann.press("Add bots");
  await ann.press("Start the game");
  await expect(ben.hand).toHaveCount(5);
});

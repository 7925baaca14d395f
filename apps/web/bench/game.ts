import { buck } from "@buck/engine";
import type { Browser } from "@playwright/test";
import { expect } from "@playwright/test";
import { Person } from "../e2e/support/person.ts";
import { answer, BOLD, isMidTrick, isOver, question } from "../e2e/support/playing.ts";
import { tableOf } from "../e2e/support/table.ts";
import { seatFriend } from "./friend.ts";
import { watchMoves, watchTaps } from "./inPage/table.ts";
import type { AtTable } from "./inPage/table.ts";
import { devTools, knowHelper, newPhone, slowDown } from "./phone.ts";

const LONG_GAME = { rules: { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 25 } } } as const;
/** Nobody touches faster: what one touch set in motion stands still before the next one comes. */
const BETWEEN_TAPS_MS = 250;
/** So many cards are picked up and thought better of before one is played. */
const SECOND_THOUGHTS = 3;
const PLAYABLE = /, playable$/;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

export interface Profile {
  readonly slower: number;
  readonly tricks: number;
}

/** A person on a phone at a live table with three friends, until so many tricks have slid to their winners. */
export async function playTricks(
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<readonly AtTable[]> {
  const games: AtTable[] = [];
  while (slidesIn(games) < profile.tricks) {
    games.push(await playGame(browser, url, { ...profile, tricks: profile.tricks - slidesIn(games) }));
  }
  return games;
}

function slidesIn(games: readonly AtTable[]): number {
  return games.reduce((total, { slides }) => total + slides, 0);
}

async function playGame(browser: Browser, url: string, { slower, tricks }: Profile): Promise<AtTable> {
  const context = await newPhone(browser, url);
  await knowHelper(context);
  await context.addInitScript(watchTaps);
  await context.addInitScript(watchMoves);
  const ann = await Person.come("Ann", context);
  const link = await tableOf(ann, LONG_GAME);
  const leave = await Promise.all(([1, 2, 3] as const).map((position) => seatFriend(link, position)));
  await ann.press("Start the game");
  await expect(ann.hand).toHaveCount(5);
  await slowDown(await devTools(ann.page), slower);
  await playUntilSeen(ann, tricks);
  const seen = await ann.page.evaluate(() => window.atTable);
  for (const friendLeaves of leave) friendLeaves();
  await context.close();
  return seen;
}

async function playUntilSeen(ann: Person, tricks: number): Promise<void> {
  while ((await ann.page.evaluate(() => window.atTable.slides)) < tricks) {
    await question(ann).waitFor({ timeout: 60_000 });
    if (await isOver(ann)) return;
    if ((await ann.button(PLAYABLE).count()) > 0) await playByTouch(ann);
    else await answer(ann, BOLD);
  }
}

/** Raises one card after the other, and plays the last of them. */
async function playByTouch(ann: Person): Promise<void> {
  const playable = ann.button(PLAYABLE);
  if (!(await isMidTrick(ann))) await expect(ann.trick).toHaveCount(0);
  const labels = await playable.evaluateAll((cards) =>
    cards.map((card) => card.getAttribute("aria-label") ?? ""),
  );
  const names = labels.map((label) => label.replace(PLAYABLE, "")).slice(0, SECOND_THOUGHTS + 1);
  for (const name of [...names, ...names.slice(-1)]) await touch(ann, name);
}

/** Straight onto the glass: looking whether the card stands still would keep the page busy when the finger comes. */
async function touch(ann: Person, name: string): Promise<void> {
  const card = ann.button(new RegExp(`^${name}, (playable|selected)`));
  const { x, y, width, height } = (await card.boundingBox()) ?? NOWHERE;
  await ann.page.waitForTimeout(BETWEEN_TAPS_MS);
  await ann.page.touchscreen.tap(x + width / 2, y + height / 2);
}

import { expect } from "@playwright/test";
import { answersOutOfPlace, layoutFlaws } from "../support/layout.ts";
import { BOLD, QUESTIONS, SHY } from "../support/playing.ts";
import type { PlayStyle } from "../support/playing.ts";
import type { Tab } from "./drivers.ts";
import { test } from "./fixtures.ts";
import { offered, offers, press, pressIfThere, write } from "./pressing.ts";
import { waitFor } from "./walking.ts";

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const OVER = /^(Play again|Ask for another game)$/;

test("four friends and somebody who watches play a whole game", async ({ come, serverUrl }) => {
  const ann = await come("Ann");
  await ann.resize({ width: 1366, height: 650 });
  const link = await makeTable(ann, serverUrl);
  const friends = await Promise.all(["Ben", "Cleo", "Dan"].map((name) => come(name)));
  for (const [index, friend] of friends.entries()) {
    await friend.resize(UPRIGHT);
    await friend.goto(link);
    await press(friend, new RegExp(`^Seat ${index + 2}: open`));
    await write(friend, /^Your name/, ["Ben", "Cleo", "Dan"][index] ?? "");
    await press(friend, /^Sit down$/);
    await offers(friend, new RegExp(`^Seat ${index + 2}: You`));
  }
  const wanda = await come("Wanda");
  await wanda.goto(link);
  await press(wanda, /^Watch$/);
  await press(ann, /^Start the game$/);
  await waitFor(wanda, ".felt.table");

  const [ben, ...others] = friends;
  await Promise.all([
    play(ann, BOLD),
    ...others.map((friend) => play(friend, SHY)),
    ...(ben === undefined ? [] : [playTurning(ben)]),
  ]);
  for (const friend of [ann, ...friends]) await offers(friend, OVER);
  await waitFor(wanda, "dialog[open]");
  expect(await wanda.run(handSize), "cards in the watcher's hand").toBe(0);
});

async function makeTable(host: Tab, serverUrl: string): Promise<string> {
  await host.goto(serverUrl);
  await press(host, /^Make a table$/);
  await write(host, /^Your name/, "Ann");
  await press(host, /^House rules/);
  await press(host, /^10$/);
  await press(host, /^At the table/);
  await press(host, /^Quick$/);
  await press(host, /^Make the table$/);
  await offers(host, /^Seat 2: open/);
  return host.run(() => location.href);
}

/** Answers what is asked until the game is over. */
async function play(tab: Tab, style: PlayStyle): Promise<void> {
  while (await answer(tab, style));
}

/** Somebody who turns their phone before every answer. */
async function playTurning(tab: Tab): Promise<void> {
  const flaws: string[] = [];
  for (let turn = 1; await answer(tab, SHY); turn++) {
    await tab.resize(turn % 2 === 0 ? UPRIGHT : SIDEWAYS);
    if (await tab.run(isTableAlone))
      flaws.push(...(await tab.run(layoutFlaws)), ...(await tab.run(answersOutOfPlace)));
  }
  expect(flaws).toEqual([]);
}

/** False when the game is over. */
async function answer(tab: Tab, style: PlayStyle): Promise<boolean> {
  await offers(tab, QUESTIONS);
  const names = await offered(tab);
  if (names.some((name) => OVER.test(name))) return false;
  await pressIfThere(tab, choice(names, style, await tab.run(handNumber)));
  return true;
}

/** What to press of all that is offered. */
function choice(names: readonly string[], style: PlayStyle, hand: number): RegExp {
  if (names.includes("Next hand") || names.includes("Back to the table"))
    return /^(Next hand|Back to the table)$/;
  if (names.includes("Pass")) return style.bids ? /^Bid \d/ : /^Pass$/;
  if (names.includes("Stay")) return hand >= style.foldsFrom ? /^Fold$/ : /^Stay$/;
  return /^Spades$|, playable$/;
}

/** Runs in the page. */
function handNumber(): number {
  return Number(/\d+/.exec(document.querySelector(".table-name p")?.textContent ?? "")?.[0] ?? 0);
}

/** Runs in the page. */
function handSize(): number {
  return document.querySelectorAll(".hand-card").length;
}

/** Runs in the page: no sheet lies on the table. */
function isTableAlone(): boolean {
  return document.querySelector("dialog[open]") === null && document.querySelector(".felt.table") !== null;
}

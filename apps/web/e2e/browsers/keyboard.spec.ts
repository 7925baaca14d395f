import { expect } from "@playwright/test";
import { SPEED } from "../support/builds.ts";
import { QUESTIONS } from "../support/playing.ts";
import type { Tab } from "./drivers.ts";
import { test } from "./fixtures.ts";
import { offered, offers } from "./pressing.ts";
import { waitFor } from "./walking.ts";

test("a hand of practice by keyboard alone", async ({ come, serverUrl }) => {
  const ann = await come("Ann");
  await ann.resize({ width: 1366, height: 650 });
  await ann.goto(`${serverUrl}/practice`);
  await waitFor(ann, ".make-bar .button.main");
  await ann.run(hurry, SPEED);
  await tabTo(ann, ".make-bar .button.main");
  await ann.press("Enter");
  await waitFor(ann, ".hand-card");
  while (await answerByKey(ann));
  await waitFor(ann, "dialog[open]");
  await ann.press("Enter");
  await expect.poll(() => ann.run(roundName)).toMatch(/^Hand 2/);
});

/** More stops than any screen has. */
const STOPS = 80;

async function tabTo(tab: Tab, selector: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    if (await tab.run((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await tab.press("Tab");
  }
  throw new Error(`The Tab key never came to ${selector}`);
}

/** Answers whatever is asked with one key; false when the hand is over. */
async function answerByKey(tab: Tab): Promise<boolean> {
  await offers(tab, QUESTIONS);
  const names = await offered(tab);
  if (names.includes("Next hand") || names.includes("Back to the table")) return false;
  if (names.includes("Pass")) await tab.type(names.includes("Bid 2") ? "2" : "p");
  else if (names.includes("Spades")) await tab.type("h");
  else if (names.includes("Stay")) await tab.type("s");
  else await tab.type(String((await tab.run(firstPlayable)) + 1));
  return true;
}

/** Runs in the page: the place of the first card in hand that may be played. */
function firstPlayable(): number {
  return [...document.querySelectorAll(".hand-card")].findIndex(({ ariaLabel }) =>
    ariaLabel?.endsWith(", playable"),
  );
}

/** Runs in the page. */
function roundName(): string {
  return document.querySelector(".table-name p")?.textContent ?? "";
}

/** Runs in the page: its tables have a faster clock, as those of the test server do. */
function hurry(speed: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * speed;
  const later = setTimeout;
  const hurried = (callback: () => void, ms = 0, ...rest: []) => later(callback, ms / speed, ...rest);
  Object.assign(globalThis, { setTimeout: hurried });
}

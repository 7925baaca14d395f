import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import type { Person } from "./support/person.ts";
import { BOLD, isHandOver, playUntil } from "./support/playing.ts";
import { startWithBots, tableOf } from "./support/table.ts";

/** Runs in the page: remembers the longest movement that is seen in any frame from now on. */
function watchMotion(): void {
  const seen = { longest: 0 };
  Object.assign(window, { motion: seen });
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      // What breathes for as long as somebody thinks has no end that anybody waits for.
      const isBreathing = iterations === Infinity && !matchMedia("(prefers-reduced-motion)").matches;
      if (typeof duration === "number" && !isBreathing) seen.longest = Math.max(seen.longest, duration);
    }
    requestAnimationFrame(look);
  };
  look();
}

async function longestMotion(ann: Person): Promise<number> {
  await tableOf(ann);
  await startWithBots(ann);
  await ann.page.evaluate(watchMotion);
  await playUntil(ann, BOLD, (person) => isHandOver(person, 1));
  return ann.page.evaluate(() => (window as unknown as { motion: { longest: number } }).motion.longest);
}

test("nothing moves for those who ask for less motion", async ({ come }) => {
  const ann = await come("Ann", { reducedMotion: "reduce" });
  expect(await longestMotion(ann)).toBeLessThanOrEqual(1);
});

test("for everybody else cards fly, and none longer than 300 ms", async ({ come }) => {
  const ann = await come("Ann", { reducedMotion: "no-preference" });
  const longest = await longestMotion(ann);
  expect(longest).toBeGreaterThan(100);
  expect(longest).toBeLessThanOrEqual(300);
});

interface PlacedText {
  readonly text: string;
  /** Of each line, from the top of the page. */
  readonly tops: readonly number[];
}

/** Runs in the page. The letter on a turned card has its own width, and with it another top. */
function placedTexts(): readonly PlacedText[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const placed: PlacedText[] = [];
  while (nodes.nextNode()) {
    if (nodes.currentNode.parentElement?.closest("[aria-hidden=true]") !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    placed.push({ text: range.toString(), tops: Array.from(range.getClientRects(), ({ top }) => top) });
  }
  return placed;
}

/** Heights of letters are whole pixels: one of them nobody sees. */
const UNSEEN_PX = 1;

function moved(before: readonly PlacedText[], after: readonly PlacedText[]): readonly string[] {
  const isThere = ({ text, tops }: PlacedText, index: number) =>
    after[index]?.text === text &&
    after[index].tops.length === tops.length &&
    after[index].tops.every((top, line) => Math.abs(top - (tops[line] ?? Infinity)) <= UNSEEN_PX);
  return before.filter((placed, index) => !isThere(placed, index)).map(({ text }) => text);
}

for (const path of ["/", "/learn"]) {
  test(`no line of ${path} moves when its letters arrive`, async ({ come }) => {
    const ann = await come("Ann");
    const release: (() => void)[] = [];
    const held = new Promise<void>((resolve) => release.push(resolve));
    await ann.page.route("**/*.woff2", async (route) => {
      await held;
      await route.continue();
    });
    await ann.page.goto(path, { waitUntil: "commit" });
    await ann.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await ann.page.evaluate(() => document.fonts.status)).toBe("loading");
    const before = await ann.page.evaluate(placedTexts);
    for (const letGo of release) letGo();
    await ann.page.evaluate(() => document.fonts.ready);
    expect(moved(before, await ann.page.evaluate(placedTexts))).toEqual([]);
  });
}

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

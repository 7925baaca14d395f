import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { hurryPages } from "./support/fastTime.ts";
import { show } from "./support/gallery.ts";
import { galleryTest as test } from "./support/galleryTest.ts";
import { answersOutOfPlace, layoutFlaws } from "./support/layout.ts";
import { resize } from "./support/resize.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONES = ["320x568", "390x844"];
const PHONES_ON_THEIR_SIDE = ["568x320", "667x375", "844x390"];
const OTHERS = [
  ...PHONES_ON_THEIR_SIDE,
  "800x600",
  "820x1180",
  "1024x600",
  "1024x768",
  "1280x600",
  "1366x650",
  "1440x780",
  "1536x730",
  "1440x900",
  "1920x1080",
  "2560x1440",
];

/** Each way in which a table is laid out, once or twice. */
const LAYOUTS = [...PHONES, ...PHONES_ON_THEIR_SIDE, "820x1180", "1366x650", "1440x900", "1920x1080"];

/** A trick, the widest question, six cards, three who have no hand, a name with its status, and tables of all sizes. */
const SCENES = [
  "free",
  "bid",
  "declare",
  "classic-alone",
  "classic-second",
  "classic-discard",
  "watch",
  "watch-late",
  "classic-watch",
  "newcomer",
  "fold",
  "three-second",
  "five-trick",
  "six-bidding",
  "six-fold",
  "six-trick",
  "six-folded",
  "six-watch",
];

for (const [text, language, sizes] of [
  ["normal", "en", [...PHONES, ...OTHERS]],
  ["larger", "en", [...PHONES, ...PHONES_ON_THEIR_SIDE]],
  ["normal", "de", [...PHONES, ...PHONES_ON_THEIR_SIDE]],
  ["normal", "fr", PHONES_ON_THEIR_SIDE],
  ["normal", "es", PHONES_ON_THEIR_SIDE],
] as const) {
  const where = `at ${sizes.length} sizes, ${text} text, ${language}`;
  test(`everything on the table has its place ${where}`, async ({ page }) => {
    const settings = JSON.stringify({ textSize: text, language });
    await page.addInitScript((kept) => localStorage.setItem("buck.settings", kept), settings);
    await page.goto("/gallery");
    const flaws: string[] = [];
    for (const scene of SCENES) {
      await show(page, { path: `/gallery/${scene}`, pressed: [] });
      for (const size of sizes) {
        await resize(page, size);
        const found = [...(await page.evaluate(layoutFlaws)), ...(await page.evaluate(answersOutOfPlace))];
        flaws.push(...found.map((flaw) => `${scene} at ${size}: ${flaw}`));
      }
    }
    expect(flaws).toEqual([]);
  });
}

for (const [path, text, language, sizes] of [
  ["/learn/first-hand", "normal", "en", LAYOUTS],
  ["/learn/classic/first-hand", "normal", "en", LAYOUTS],
  ["/learn/first-hand", "normal", "fr", [...PHONES, ...PHONES_ON_THEIR_SIDE]],
  ["/learn/classic/first-hand", "larger", "de", PHONES_ON_THEIR_SIDE],
] as const) {
  test(`the teacher covers nothing in ${path}, ${text} text, ${language}`, async ({ page, context }) => {
    const settings = JSON.stringify({ textSize: text, language });
    await context.addInitScript((kept) => localStorage.setItem("buck.settings", kept), settings);
    await hurryPages(context);
    await page.goto(path);
    const flaws: string[] = [];
    for (let question = await nextQuestion(page); question !== null; question = await nextQuestion(page)) {
      for (const size of sizes) {
        await resize(page, size);
        const found = [...(await page.evaluate(layoutFlaws)), ...(await page.evaluate(answersOutOfPlace))];
        flaws.push(...found.map((flaw) => `${question} at ${size}: ${flaw}`));
      }
      await resize(page, "390x844");
      await answerAsTaught(page);
    }
    expect(flaws).toEqual([]);
  });
}

/** What the guided hand asks next, with a hint where the teacher asks for one; null when the hand is over. */
async function nextQuestion(page: Page): Promise<string | null> {
  const result = page.getByRole("dialog");
  const asked = page.locator('.prompt[data-turn="true"]').or(result).first();
  const next = page.locator(".coach .button");
  while (!(await asked.isVisible())) {
    await asked.or(next).first().waitFor();
    if (await next.isVisible()) await next.click();
  }
  if (await result.isVisible()) return null;
  // Whoever does as taught takes each trick and leads to the next, when the last has left the table.
  if ((await page.locator(".hand-card").count()) < 5) await expect(page.locator(".played")).toHaveCount(0);
  const asksExpert = await page.locator('.coach[data-explains="true"]').isVisible();
  if (asksExpert) await letHintCome(page);
  return page.locator(".sentence").textContent();
}

/** The time of a worker is hurried like all others: on a busy machine it may be over too soon, and is asked again. */
async function letHintCome(page: Page): Promise<void> {
  const bars = page.locator(".worth").first();
  const isLate = page.locator('.why[data-notice="true"]');
  await bars.or(isLate).first().waitFor();
  while (await isLate.isVisible()) {
    await page.locator(".hint-button").click();
    await bars.or(isLate).first().waitFor();
  }
}

/** The card that the teacher points at, the suit of both bowers, or the bid and the call that fit them. */
async function answerAsTaught(page: Page): Promise<void> {
  const pointedAt = page.locator('.hand-card[data-look="hint"]');
  const hearts = page.locator('.suits .button:has([data-suit="HEARTS"])');
  const three = page.locator('.bids [aria-keyshortcuts="3"]');
  const asked = await page.evaluate(askedNow);
  if (await pointedAt.isVisible()) await pointedAt.click();
  else if (await hearts.isVisible()) await hearts.click();
  else if (await three.isVisible()) await three.click();
  else await page.locator('.controls .button.main, .controls [aria-keyshortcuts="O"]').first().click();
  await expect.poll(() => page.evaluate(askedNow)).not.toBe(asked);
}

/** Runs in the page: a question, and with how many cards in hand. */
function askedNow(): string {
  const cards = document.querySelectorAll(".hand-card").length;
  return `${document.querySelector(".sentence")?.textContent} with ${cards}`;
}

for (const { path, name } of [
  { path: "/gallery/lobby-full", name: "Start the game" },
  { path: "/practice", name: "Deal the cards" },
])
  test(`the way to the game is in sight on any screen: ${name}`, async ({ page }) => {
    await page.goto("/gallery");
    await show(page, { path, pressed: [] });
    const start = page.getByRole("button", { name });
    for (const size of [...PHONES, ...OTHERS]) {
      await resize(page, size);
      await expect(start, size).toBeInViewport({ ratio: 1 });
    }
  });

test("the ways on from a closed seat are in sight on phones on their side", async ({ page }) => {
  await page.goto("/gallery");
  for (const scene of ["visitor", "elsewhere", "removed", "offline", "unknown"]) {
    await show(page, { path: `/gallery/${scene}`, pressed: [] });
    for (const size of PHONES_ON_THEIR_SIDE) {
      await resize(page, size);
      for (const way of await page.locator(".visitor-buttons, .error-buttons").getByRole("button").all()) {
        await expect(way, `${scene} at ${size}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test("the seal of a table is large enough to press, and nothing lies over it", async ({ page }) => {
  await page.goto("/gallery");
  for (const size of ["320x568", "390x844", "667x375", "820x1180", "1366x650", "1440x900", "1920x1080"]) {
    await show(page, { path: "/gallery/free", pressed: [] });
    await resize(page, size);
    const seal = page.locator(".seal-button");
    const { width = 0, height = 0 } = (await seal.boundingBox()) ?? {};
    expect(Math.min(width, height), size).toBeGreaterThanOrEqual(24);
    await seal.click();
    await expect(page.getByRole("dialog", { name: "Sealed deals" }), size).toBeVisible();
  }
});

test("neither of two bowers covers the other's name, at any size", async ({ page }) => {
  await page.goto("/gallery");
  await show(page, { path: "/gallery/sure", pressed: [] });
  const names = page.getByRole("list", { name: "Your hand" }).locator(".bower");
  await expect(names).toHaveCount(2);
  for (const size of [...PHONES, ...OTHERS]) {
    await resize(page, size);
    const [right, left] = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect()));
    expect(left?.left, size).toBeGreaterThanOrEqual(right?.right ?? Infinity);
  }
});

test("what the table refused lies on no card and no button that is asked for", async ({ page }) => {
  await page.goto("/gallery");
  await show(page, { path: "/gallery/refused", pressed: [] });
  for (const size of [...PHONES, ...OTHERS]) {
    await resize(page, size);
    const toast = await page.getByRole("alert").filter({ visible: true }).boundingBox();
    const needed = page.locator(".hand > li, .controls .button");
    const boxes = await needed.evaluateAll((found) => found.map((each) => each.getBoundingClientRect().top));
    expect(boxes, size).toHaveLength(10);
    expect((toast?.y ?? Infinity) + (toast?.height ?? 0), size).toBeLessThan(Math.min(...boxes));
  }
});

test("a button that cannot be pressed does not light up below a mouse", async ({ page }) => {
  await resize(page, "1440x900");
  await page.goto("/gallery");
  await show(page, { path: "/gallery/lobby-asked", pressed: [] });
  const fewer = page.getByRole("button", { name: "Remove a chair" });
  await fewer.hover({ force: true });
  await expect(fewer).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

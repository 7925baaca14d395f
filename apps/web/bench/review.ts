import { availableParallelism } from "node:os";
import type { GameName } from "@buck/engine";
import { encodeRecord } from "@buck/records";
import type { Browser, Page } from "@playwright/test";
import { playedGame } from "../src/fixtures/playedGame.ts";
import { aim, ms, table } from "./numbers.ts";
import { devTools, knowHelper, newPhone, slowDown, SLOWER } from "./phone.ts";
import { traced } from "./trace.ts";
import type { PageWork } from "./trace.ts";

/** Whole games of medium bots, who err about as often as people. */
const GAMES: readonly { readonly game: GameName; readonly aimMs: number }[] = [
  { game: "buck", aimMs: 10_000 },
  { game: "euchre", aimMs: 5_000 },
];
/** Somebody goes on stepping while the slowed page runs a review. */
const STEP_EVERY_MS = 250;

interface Reviewed extends PageWork {
  readonly wallMs: number;
  /** Of the whole page with its worker. */
  readonly cpuMs: number;
  /** The longest time without a frame, on the clock. */
  readonly gapMs: number;
}

/** What every process of pages has used so far. */
async function pagesCpuMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return pages.reduce((total, { cpuTime }) => total + cpuTime * 1000, 0);
}

async function openRecord(page: Page, game: GameName): Promise<void> {
  const { record } = playedGame(game);
  if (record === null) throw new Error("a played game has a record");
  await page.goto("/replay");
  const buffer = Buffer.from(encodeRecord(record));
  const input = { name: "game.record.json", mimeType: "application/json", buffer };
  await page.getByLabel("Choose a file").setInputFiles(input);
  await page.getByRole("slider").waitFor();
}

async function review(
  browser: Browser,
  url: string,
  { game, slower }: { readonly game: GameName; readonly slower: number },
): Promise<Reviewed> {
  const context = await newPhone(browser, url);
  await knowHelper(context);
  const page = await context.newPage();
  await openRecord(page, game);
  await slowDown(await devTools(page), slower);
  const cpu = await pagesCpuMs(browser);
  const { result, longestTaskMs, busiestWorkerMs } = await traced(browser, async () =>
    page.evaluate(watchReview, slower === 1 ? null : STEP_EVERY_MS),
  );
  const cpuMs = (await pagesCpuMs(browser)) - cpu;
  await context.close();
  return { ...result, cpuMs, longestTaskMs, busiestWorkerMs };
}

/** Runs in the page: begins a review and, unless it is left alone, steps through the game and watches the frames. */
async function watchReview(stepEveryMs: number | null): Promise<{ wallMs: number; gapMs: number }> {
  const start = performance.now();
  document.querySelector<HTMLElement>('[aria-label="Review"]')?.click();
  if (stepEveryMs === null) {
    await new Promise<void>((resolve) => {
      const look = () => document.querySelector(".review-players") !== null && resolve();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    return { wallMs: performance.now() - start, gapMs: 0 };
  }
  const slider = document.querySelector<HTMLInputElement>(".replay-slider input");
  const stepping = setInterval(() => {
    if (slider === null) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      slider,
      slider.valueAsNumber + 1,
    );
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, stepEveryMs);
  let last = start;
  let gapMs = 0;
  while (document.querySelector(".review-players") === null) {
    await new Promise(requestAnimationFrame);
    gapMs = Math.max(gapMs, performance.now() - last);
    last = performance.now();
  }
  clearInterval(stepping);
  return { wallMs: last - start, gapMs };
}

/** A page that does not answer for longer feels stuck. */
const LONGEST_TASK_MS = 200;

/**
 * A whole game reviewed in the workers of its page. Chromium slows the page down, not its workers: what a phone with as
 * many cores needs is what the busiest worker used of the processor, or everything together shared between the cores,
 * whichever is more, times four. That holds on a busy machine, too; the time on the clock and the gaps do not.
 */
export async function benchReview(browser: Browser, url: string): Promise<void> {
  console.log("\na whole game reviewed; on the slowed page somebody steps through it meanwhile");
  const rows: string[][] = [
    [
      "",
      "clock",
      "processor",
      "busiest worker",
      `phone, ${SLOWER} times slower`,
      "longest task",
      "longest gap",
    ],
  ];
  const aims: string[] = [];
  for (const { game, aimMs } of GAMES) {
    const quick = await review(browser, url, { game, slower: 1 });
    const slow = await review(browser, url, { game, slower: SLOWER });
    const phone = Math.max(quick.busiestWorkerMs, quick.cpuMs / availableParallelism()) * SLOWER;
    const times = [quick.wallMs, quick.cpuMs, quick.busiestWorkerMs, phone, slow.longestTaskMs, slow.gapMs];
    rows.push([game, ...times.map(ms)]);
    const stuck = slow.longestTaskMs;
    aims.push(
      `  ${aim(phone <= aimMs, `${game} within ${ms(aimMs)} on a phone`)} with ${ms(phone)}`,
      `  ${aim(stuck <= LONGEST_TASK_MS, `${game} without a task over ${ms(LONGEST_TASK_MS)}`)} with ${ms(stuck)}`,
    );
  }
  console.log(table(rows));
  console.log(aims.join("\n"));
}

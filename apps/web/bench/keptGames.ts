import { GAME_NAMES } from "@buck/engine";
import { encodeGames, encodeRecord } from "@buck/records";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { finishedGame } from "../src/fixtures/finishedGame.ts";
import { playedGame } from "../src/fixtures/playedGame.ts";
import { aim, ms, table } from "./numbers.ts";
import { devTools, newPhone, slowDown, SLOWER } from "./phone.ts";
import { traced } from "./trace.ts";

/** What a device keeps at most. */
const KEPT = 1_000;
/** A long game of Buck Euchre: forty hands. */
const LONG = { seed: 18, options: { startScore: 25 } } as const;
/** A page that does not answer for longer feels stuck. */
const LONGEST_TASK_MS = 200;
/** What a page does by itself after it can be used is over by then, also slowed down. */
const SETTLED_MS = 2_500;
const LAPTOP = { width: 1366, height: 650 };

interface Opened {
  readonly what: string;
  readonly openMs: number;
  readonly longestMs: number;
}

function gameFile(name: string, text: string) {
  return { name, mimeType: "application/json", buffer: Buffer.from(text) };
}

/** How long something takes on the slowed page, and its longest task until it stands still again. */
async function measured(what: string, page: Page, open: () => Promise<void>): Promise<Opened> {
  await page.waitForTimeout(SETTLED_MS);
  const browser = page.context().browser();
  if (browser === null) throw new Error("a page has a browser");
  const { result, longestTaskMs } = await traced(browser, async () => {
    const start = performance.now();
    await open();
    const openMs = performance.now() - start;
    await page.waitForTimeout(SETTLED_MS);
    return openMs;
  });
  return { what, openMs: result, longestMs: longestTaskMs };
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(await devTools(page), SLOWER);
  return page;
}

/** A file of forty hands, opened on a phone and with the words beside the table. */
async function openLongGame(browser: Browser, url: string): Promise<readonly Opened[]> {
  const { record, states } = playedGame("buck", LONG);
  if (record === null) throw new Error("a played game has a record");
  const hands = states.at(-1)?.round ?? 0;
  const opened: Opened[] = [];
  for (const place of ["phone", "laptop"] as const) {
    const context = await newPhone(browser, url);
    const page = await slowPage(context);
    if (place === "laptop") await page.setViewportSize(LAPTOP);
    await page.goto("/replay");
    const input = page.getByLabel("Choose a file");
    await input.waitFor({ state: "attached" });
    opened.push(
      await measured(`a game of ${hands} hands, ${place}`, page, async () => {
        await input.setInputFiles(gameFile("game.record.json", encodeRecord(record)));
        await page.getByRole("slider").waitFor();
      }),
    );
    await context.close();
  }
  return opened;
}

/** A thousand games, with the same few over and over: only their names and times matter here. */
function manyGames(): string {
  const hour = 3_600_000;
  const first = Date.parse("2026-11-13T21:40:00");
  const games = Array.from({ length: KEPT }, (_, number) => {
    const game = finishedGame(GAME_NAMES[number % GAME_NAMES.length] ?? "buck", {
      gameId: `kept-${number}`,
      endedAt: first - number * 20 * hour,
      seed: number % 5,
      names: ["Ann", "Bo", "Cy", "Dana"],
      people: [0, 1, 2, 3],
    });
    return { ...game, seat: 0, isPractice: false } as const;
  });
  return encodeGames(games);
}

async function openYourGames(browser: Browser, url: string): Promise<readonly Opened[]> {
  const context = await newPhone(browser, url);
  const filling = await context.newPage();
  await filling.goto("/games");
  await filling.getByLabel("Add games from a file").setInputFiles(gameFile("games.json", manyGames()));
  await filling.getByText(/^1,?000 games/).waitFor({ timeout: 120_000 });
  await filling.close();
  const page = await slowPage(context);
  await page.goto("/");
  await page.getByRole("link", { name: "Your games" }).waitFor();
  const opened = await measured(`"Your games" with ${KEPT}`, page, async () => {
    await page.getByRole("link", { name: "Your games" }).click();
    await page
      .getByRole("link", { name: /^Replay/ })
      .first()
      .waitFor();
  });
  const before = await page.getByRole("link", { name: /^Replay/ }).count();
  const more = await measured('its "Show more"', page, async () => {
    await page.getByRole("button", { name: /^Show \d+ more/ }).click();
    await page
      .getByRole("link", { name: /^Replay/ })
      .nth(before)
      .waitFor();
  });
  await context.close();
  return [opened, more];
}

/** What opens large things, on a page that is slowed down. */
export async function benchKeptGames(browser: Browser, url: string): Promise<void> {
  console.log(`\nlarge things, on a page that is slowed ${SLOWER} times`);
  const opened = [...(await openLongGame(browser, url)), ...(await openYourGames(browser, url))];
  const rows = opened.map(({ what, openMs, longestMs }) => [what, ms(openMs), ms(longestMs)]);
  console.log(table([["", "opened in", "longest task"], ...rows]));
  const longest = Math.max(...opened.map(({ longestMs }) => longestMs));
  console.log(
    `  ${aim(longest <= LONGEST_TASK_MS, `no task over ${ms(LONGEST_TASK_MS)}`)} with ${ms(longest)}`,
  );
}

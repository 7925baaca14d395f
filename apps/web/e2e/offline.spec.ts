import { expect } from "@playwright/test";
import { playClassic } from "./support/classic.ts";
import { deployAnew, deployBuild, NEW_SCRIPT, type Deployed } from "./support/deploy.ts";
import { hurryPages } from "./support/fastTime.ts";
import { test as base } from "./support/fixtures.ts";
import type { Person } from "./support/person.ts";
import { playToTheEnd, type PlayStyle } from "./support/playing.ts";
import type { Server } from "./support/server.ts";

const test = base.extend<{ readonly deployed: Deployed }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  deployed: async ({}, use) => {
    const deployed = await deployBuild();
    await use(deployed);
    await deployed.remove();
  },
});

test.use({ killsServer: true, keepsApp: true });

/** One hand with all its cards; after it the bots soon win. */
const BRIEF: PlayStyle = { bids: false, foldsFrom: 2 };

/** Visits once with a network, as somebody who installs the app does, and leaves. */
async function visitOnce({ page }: Person): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => caches.open("buck-of-last-year"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
}

/** No network, no server, and a page that was never open before. */
async function startInTunnel(person: Person, server: Server): Promise<void> {
  await hurryPages(person.context);
  await visitOnce(person);
  await person.leave();
  await person.context.setOffline(true);
  await server.kill();
  await person.return("/");
}

/** Chooses a game and its bots on the screen; its rules follow. */
async function choose({ page }: Person, game: string, level: string): Promise<void> {
  await page.getByRole("link", { name: "Choose rules and bots" }).click();
  await page.getByRole("radio", { name: game }).check();
  await page.getByRole("group", { name: "Bots" }).getByRole("radio", { name: level }).check();
  await page.getByText("House rules").click();
}

test("in a tunnel the installed app starts and plays a whole game against experts", async ({
  come,
  server,
}) => {
  const ann = await come("Ann");
  await startInTunnel(ann, server);
  await choose(ann, "Buck Euchre", "Expert");
  await ann.page.getByRole("group", { name: "Starting score" }).getByRole("radio", { name: "10" }).check();
  await ann.page.getByRole("group", { name: "Short game" }).getByRole("radio", { name: "4 hands" }).check();
  await ann.press("Deal the cards");
  await expect(ann.hand).toHaveCount(5);
  await playToTheEnd(ann, BRIEF);
  await expect(ann.page.getByRole("dialog", { name: /wins? the game|share the win/ })).toBeVisible();

  await ann.page.goto("/games");
  const games = ann.page.getByRole("region", { name: "Games" }).getByRole("listitem");
  await expect(games).toHaveCount(1);
  await expect(games).toContainText("Against bots");
  await games.getByRole("link", { name: /^Review/ }).click();
  await expect(ann.page.getByRole("dialog", { name: "Review" })).toBeVisible();
});

test("in a tunnel classic Euchre is played to the end, and every language is there", async ({
  come,
  server,
}) => {
  const ann = await come("Ann");
  await startInTunnel(ann, server);
  await choose(ann, "Classic Euchre", "Hard");
  await ann.page.getByLabel("Playing to: another number").fill("3");
  await ann.press("Deal the cards");
  // Five cards, or six where she deals and a bot has ordered the turn-up into her hand already.
  await expect(ann.hand.nth(4)).toBeVisible();
  await playClassic(ann, "call");
  await expect(ann.page.getByRole("dialog", { name: /team wins the game/ })).toBeVisible();

  await ann.page.goto("/settings");
  await ann.page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(ann.page.locator("html")).toHaveAttribute("lang", "de");
  await ann.page.reload();
  await expect(ann.page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
});

test("a page from before a deploy hears of the new version, and reloads to it", async ({
  come,
  deployed,
}) => {
  const ann = await come("Ann", { baseURL: deployed.url });
  const hasNewScript = () =>
    ann.page.evaluate((name) => [...document.scripts].some(({ src }) => src.endsWith(name)), NEW_SCRIPT);
  await visitOnce(ann);
  await deployAnew(deployed.folder);
  await ann.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(ann.page.getByText("A new version of Buck Euchre is here.")).toBeVisible();
  expect(await hasNewScript()).toBe(false);
  await ann.press("Reload");
  await expect.poll(hasNewScript).toBe(true);
  await expect(ann.page.getByText("A new version")).toBeHidden();
});

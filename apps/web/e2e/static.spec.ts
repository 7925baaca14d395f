import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { WEB } from "./support/builds.ts";
import { hurryPages } from "./support/fastTime.ts";
import { Person } from "./support/person.ts";
import { playUntil } from "./support/playing.ts";

const BASE = "/~ann/games/";
const FOLDER = join(WEB, "node_modules/.cache/static");
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** A web space: it has files, and knows no other path. */
async function serveFiles() {
  const server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://files");
    const name = pathname === BASE ? "index.html" : pathname.replace(BASE, "");
    try {
      const content = readFileSync(join(FOLDER, name));
      response.setHeader("content-type", TYPES[extname(name)] ?? "application/octet-stream").end(content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { home: `http://127.0.0.1:${port}${BASE}`, close: () => server.close() };
}

test("as plain files below a path people practice, learn, play the deal of the day and look through a file", async ({
  browser,
}) => {
  await build({ root: WEB, mode: "static", logLevel: "warn", build: { outDir: FOLDER, emptyOutDir: true } });
  const { home, close } = await serveFiles();
  const ann = await Person.come("Ann", await browser.newContext());
  await hurryPages(ann.context);
  const { page } = ann;
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });

  await page.goto(home);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Make a table")).toHaveCount(0);
  await expect(page.getByLabel("Table code")).toHaveCount(0);
  await page.getByRole("link", { name: "Play now against bots" }).click();
  await expect(page).toHaveURL(`${home}?at=/play`);
  await playUntil(ann, { bids: false, foldsFrom: 1 }, async () => ann.button("Next hand").isVisible());
  await page.reload();
  await expect(ann.button("Next hand")).toBeVisible();

  await page.goto(home);
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page
    .getByRole("link", { name: /classic/i })
    .first()
    .click();
  await expect(page).toHaveURL(`${home}?at=/learn/classic`);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await expect(page.getByRole("link", { name: "Make a table" })).toHaveCount(0);

  await page.goto(home);
  await page.getByRole("link", { name: "Deal of the day" }).click();
  await page.getByRole("link", { name: "Deal the cards" }).click();
  await expect(page).toHaveURL(/\?at=\/daily\/buck\/[\d-]+\/play$/);
  await page.reload();
  await expect(ann.hand).toHaveCount(5);

  await page.goto(`${home}?at=/replay`);
  const record = join(WEB, "../../packages/records/test/golden/buck/normal.record.json");
  await page.getByLabel("Choose a file").setInputFiles(record);
  const slider = page.getByRole("slider", { name: "Place in the game" });
  await expect(slider).toHaveAttribute("aria-valuetext", /^Hand 1, step 0/);
  await page.evaluate(() => void (location.hash = "#2.0"));
  await expect(slider).toHaveAttribute("aria-valuetext", /^Hand 2, step 0/);
  await expect(page).toHaveURL(`${home}?at=/replay#2.0`);

  for (const path of ["settings", "games"]) {
    await page.goto(`${home}?at=/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(`${home}?at=/t/ACDE-FGHJ`);
  await page
    .getByRole("button")
    .or(page.getByRole("link", { name: "Buck Euchre" }))
    .first()
    .click();
  expect(missing).toEqual([]);
  expect(ann.consoleErrors).toEqual([]);
  await ann.context.close();
  close();
});

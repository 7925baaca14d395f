import { expect } from "@playwright/test";
import { FAST_SERVER } from "./support/builds.ts";
import { test as base } from "./support/fixtures.ts";
import { startNginx } from "./support/nginx.ts";
import { Server } from "./support/server.ts";
import { makeTable } from "./support/table.ts";

const BASE = "/my/cards/";

/** `BEHIND=nginx` puts the nginx of this machine in front, with the example of docs/hosting.md. */
const IS_BEHIND_NGINX = process.env["BEHIND"] === "nginx";

const test = base.extend<{ home: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  server: async ({}, use) => {
    const env = { BASE_PATH: BASE, TRUST_PROXY: IS_BEHIND_NGINX ? "1" : "0" };
    const server = await Server.start({ ...FAST_SERVER, env });
    await use(server);
    await server.stop();
  },
  home: async ({ server }, use) => {
    const proxy = IS_BEHIND_NGINX ? await startNginx(new URL(server.url), BASE) : null;
    await use(new URL(BASE, proxy?.url ?? server.url).href);
    await proxy?.stop();
  },
});

test.use({ keepsApp: true });

test("below a path people play, come back, invite, look through the game, and start without a network", async ({
  come,
  home,
}) => {
  const ann = await come("Ann", { baseURL: home });
  const missing: string[] = [];
  ann.page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  // The rest of the site is the proxy's own.
  await ann.page.goto(IS_BEHIND_NGINX ? home : new URL("/", home).href);
  await expect(ann.page).toHaveURL(home);
  const link = await makeTable(ann);
  expect(link).toContain(`${BASE}t/`);
  await ann.page.reload();
  await expect(ann.page.getByText(link, { exact: false }).first()).toBeVisible();
  const ben = await come("Ben", { baseURL: home });
  await ben.sitDown(link, 2);
  await ann.press("Add bots");
  await ann.press("Start the game");
  await expect(ann.hand).toHaveCount(5);
  await expect(ben.hand).toHaveCount(5);
  await ben.page.reload();
  await expect(ben.hand).toHaveCount(5);

  const manifest = await ann.context.request.get("manifest.webmanifest");
  const { start_url: start, icons }: { start_url: string; icons: { src: string }[] } = await manifest.json();
  expect(new URL(start, manifest.url()).href).toBe(home);
  for (const { src } of icons) {
    expect((await ann.context.request.get(new URL(src, manifest.url()).href)).status()).toBe(200);
  }
  await ann.page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => ann.page.evaluate(() => caches.keys())).toHaveLength(1);
  await ann.context.setOffline(true);
  await ann.page.goto(`${BASE}learn`);
  await expect(ann.page.getByRole("heading", { level: 1 })).toBeVisible();
  await ann.page.goto(BASE);
  await ann.page.getByRole("link", { name: "Play now against bots" }).click();
  await expect(ann.page).toHaveURL(new RegExp(`${BASE}play$`));
  await expect(ann.hand).toHaveCount(5);
  expect(missing).toEqual([]);
});

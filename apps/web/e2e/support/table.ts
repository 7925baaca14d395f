import { randomBytes } from "node:crypto";
import { buck } from "@buck/engine";
import { DEFAULT_SETTINGS, makeTableLink } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { expect } from "@playwright/test";
import { SPEED } from "./builds.ts";
import type { Person } from "./person.ts";

/** Short games at a quick pace in which folding is always allowed; after five seconds a bot plays for whoever is gone. */
const QUICK: Settings = {
  ...DEFAULT_SETTINGS,
  title: "Friday cards",
  rules: { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 10, clubsTurnUp: "off" } },
  pace: "quick",
  graceSeconds: 5 * SPEED,
};

/** The same through the form, as a host does it. */
export async function makeTable(host: Person): Promise<string> {
  const { page } = host;
  await page.goto("./");
  await page.getByRole("link", { name: "Make a table" }).click();
  await page.getByLabel("Your name").fill(host.name);
  await page.getByText("House rules").click();
  await page.getByRole("group", { name: "Starting score" }).getByRole("radio", { name: "10" }).check();
  const clubs = page.getByRole("group", { name: "A club turned up" });
  await clubs.getByRole("radio", { name: "Nothing special" }).check();
  await page.getByText("At the table", { exact: true }).click();
  await page.getByRole("group", { name: "Pace" }).getByRole("radio", { name: "Quick" }).check();
  await host.press("Make the table");
  await expect(page.getByRole("heading", { name: "Three more to go" })).toBeVisible();
  return page.url();
}

/** Past the form: the server is asked for a table, and this browser is given the host's key to it. */
export async function tableOf(host: Person, settings: Partial<Settings> = {}): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const wish = { settings: { ...QUICK, ...settings }, name: host.name, token };
  const response = await host.context.request.post("/api/tables", { data: wish });
  const { code } = await response.json();
  await host.context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `buck.token.${makeTableLink({ server: new URL(response.url()).origin, code })}`,
    token,
  ] as const);
  await host.page.goto(`/t/${code}`);
  return host.page.url();
}

/** Bots take the seats that are left, and the game begins. */
export async function startWithBots(host: Person): Promise<void> {
  await host.press("Add bots");
  await host.press("Start the game");
  await expect(host.hand).toHaveCount(5);
}

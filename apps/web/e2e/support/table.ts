import { expect } from "@playwright/test";
import type { Person } from "./person.ts";

/** Through the form, as a host does it: a short and quick game, otherwise the usual. */
export async function makeTable(host: Person): Promise<string> {
  const { page } = host;
  await page.goto("/");
  await page.getByRole("link", { name: "Make a table" }).click();
  await page.getByLabel("Your name").fill(host.name);
  await page.getByText("House rules").click();
  await page.getByRole("group", { name: "Starting score" }).getByRole("radio", { name: "10" }).check();
  await page.getByText("At the table", { exact: true }).click();
  await page.getByRole("group", { name: "Pace" }).getByRole("radio", { name: "Quick" }).check();
  await host.press("Make the table");
  await expect(page.getByRole("heading", { name: "Three more to go" })).toBeVisible();
  return page.url();
}

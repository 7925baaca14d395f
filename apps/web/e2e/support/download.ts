import { readFile } from "node:fs/promises";
import type { Person } from "./person.ts";

/** Takes the finished game along under one of the names it is offered by. */
export async function downloadGame({ page }: Person, label: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: label, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

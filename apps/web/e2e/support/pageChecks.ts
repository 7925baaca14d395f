import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cutOff } from "./clipping.ts";

/** What some people could not use on this page, in axe's words. */
export async function axeViolations(page: Page, only?: "color-contrast"): Promise<readonly string[]> {
  // There are no frames in this app, so axe needs no second page to join what it found in them.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (only === undefined ? axe : axe.withRules(only)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Everything that is wrong to the eye or to axe. */
export async function pageFlaws(page: Page): Promise<readonly string[]> {
  return [...(await axeViolations(page)), ...(await page.evaluate(cutOff))];
}

import axeCore from "axe-core";
import type { Page } from "@playwright/test";
import { cutOff } from "./clipping.ts";
import { newContrasts, type AxeWindow } from "./contrast.ts";

type Rules = "all" | "all but contrast";

/** What some people could not use on this page, in axe's words. */
export async function axeViolations(page: Page, rules: Rules = "all"): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(async (isContrastLeftOut) => {
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: !isContrastLeftOut } },
    });
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, rules === "all but contrast");
}

/**
 * Words with too little contrast, in axe's words. A walk through the app meets the same letters on the same
 * backgrounds again and again, and axe takes most of its time for them: each such pair is asked for once.
 */
export async function contrastViolations(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(newContrasts);
}

/** Everything that is wrong to the eye or to axe. */
export async function pageFlaws(page: Page): Promise<readonly string[]> {
  return [...(await axeViolations(page)), ...(await page.evaluate(cutOff))];
}

/** Axe stays in the page while the app walks from screen to screen. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
}

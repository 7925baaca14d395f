import axeCore from "axe-core";
import type { Page } from "@playwright/test";
import { cutOff } from "./clipping.ts";

interface AxeWindow {
  readonly axe: typeof axeCore;
}

/** What some people could not use on this page, in axe's words. */
export async function axeViolations(page: Page, only?: "color-contrast"): Promise<readonly string[]> {
  // Axe stays in the page while the app walks from screen to screen.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (rule) => {
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      ...(rule === undefined ? {} : { runOnly: { type: "rule", values: [rule] } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, only);
}

/** Everything that is wrong to the eye or to axe. */
export async function pageFlaws(page: Page): Promise<readonly string[]> {
  return [...(await axeViolations(page)), ...(await page.evaluate(cutOff))];
}

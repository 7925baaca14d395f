import axeCore from "axe-core";
import type { Page } from "@playwright/test";
import { cutOff } from "./clipping.ts";

interface AxeWindow extends Window {
  readonly axe: typeof axeCore;
  /** The letters and backgrounds that axe has compared since the page was loaded. */
  compared?: Set<string>;
}

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

/** Runs in the page. */
async function newContrasts(): Promise<readonly string[]> {
  const { axe, compared = new Set() } = window as unknown as AxeWindow;
  Object.assign(window, { compared });

  const behind = new Map<Element, string>();
  const paintOf = (element: Element): string => {
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    behind.set(element, paint);
    return paint;
  };
  /** What lies behind words in sight; words further down lie on what they are part of. */
  const layersAt = (element: Element, { left, top, width, height }: DOMRect): readonly Element[] => {
    const seen = document.elementsFromPoint(left + width / 2, top + height / 2);
    const around: Element[] = [];
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
      around.push(parent);
    return [...seen, ...around];
  };
  const pairsOf = (element: Element): readonly string[] => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const letters = [color, fontSize, fontWeight, textShadow].join();
    const lines = [...element.childNodes]
      .filter((node) => node instanceof Text && node.data.trim() !== "")
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects());
      });
    const field = element.matches("input, select, textarea") ? [element.getBoundingClientRect()] : [];
    return [...lines, ...field].map((box) =>
      [letters, ...new Set(layersAt(element, box).map(paintOf))].join("|"),
    );
  };
  const isNew = (element: Element): boolean => {
    const pairs = pairsOf(element).filter((pair) => !compared.has(pair));
    for (const pair of pairs) compared.add(pair);
    return pairs.length > 0;
  };

  const words = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && isNew(element),
  );
  if (words.length === 0) return [];
  const { violations } = await axe.run(
    { include: words },
    { resultTypes: ["violations"], runOnly: { type: "rule", values: ["color-contrast"] } },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(" ")}`));
}

// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings everything along.
import type { Page } from "@playwright/test";

interface Moved {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly ShiftSource[];
}

interface ShiftWindow extends Window {
  shifts?: Moved[];
}

/** From now on the page keeps what moved on the table without having been moved, also right after a tap. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: Moved[] = [];
    const edges = ({ left, top, width, height }: DOMRectReadOnly) =>
      [left, top, width, height].map(Math.round).join(" ");
    const isCalm = () => document.querySelector("dialog[open]") === null;
    const note = ({ node, previousRect, currentRect }: ShiftSource) => {
      const element = node instanceof Element ? node : node?.parentElement;
      // Whoever plays a card closes the gap in their own hand, and a log goes on.
      if (!element || element.closest(".hand, .log, .side") !== null) return;
      const where = `${element.closest("[class]")?.className} in ${element.parentElement?.className}`;
      const what = `${where} "${document.querySelector(".say")?.textContent}"`;
      shifts.push({ what, from: edges(previousRect), to: edges(currentRect) });
    };
    new PerformanceObserver((list) => {
      if (isCalm()) for (const entry of list.getEntries()) (entry as LayoutShift).sources.forEach(note);
    }).observe({ type: "layout-shift", buffered: false });
    Object.assign(window, { shifts });
  });
}

/** What has moved since, with where it was and where it came to. */
export async function movedOn(page: Page): Promise<readonly string[]> {
  const shifts = await page.evaluate(() => (window as ShiftWindow).shifts ?? []);
  return shifts.map(({ what, from, to }) => `${what}: ${from} -> ${to}`);
}

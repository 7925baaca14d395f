import type { Page, ViewportSize } from "@playwright/test";

/** Turns the phone or drags the window, and waits until the page has been drawn at its new size: "390x844". */
export async function resize(page: Page, size: string | ViewportSize): Promise<void> {
  const wanted = typeof size === "string" ? sizeOf(size) : size;
  const now = page.viewportSize();
  if (now?.width === wanted.width && now.height === wanted.height) return;
  await page.setViewportSize(wanted);
  // What listens for the size hears of it with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

function sizeOf(size: string): ViewportSize {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height };
}

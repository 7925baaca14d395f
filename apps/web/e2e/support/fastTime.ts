import type { BrowserContext } from "@playwright/test";
import { SPEED } from "./builds.ts";

/** The time of tables that are in the page itself passes as fast as that of the test server's tables. */
export async function hurryPages(context: BrowserContext): Promise<void> {
  await context.addInitScript((speed) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * speed;
    const later = setTimeout;
    const hurried = (callback: () => void, ms = 0, ...rest: []) => later(callback, ms / speed, ...rest);
    Object.assign(globalThis, { setTimeout: hurried });
  }, SPEED);
}

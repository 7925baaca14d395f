import type { CDPSession, Locator } from "@playwright/test";
import type { Person } from "./person.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 6;

async function middles(from: Locator, to: Locator): Promise<readonly [Point, Point]> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  return [await middleOf(from), await middleOf(to)];
}

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function dragByMouse({ page }: Person, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await middles(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: STEPS });
  await page.mouse.up();
}

/** As the screen itself reports a finger: the browser decides whether that scrolls. */
export async function dragByFinger(person: Person, from: Locator, to: Locator): Promise<void> {
  const screen = await person.context.newCDPSession(person.page);
  const [start, end] = await middles(from, to);
  await touch(screen, "touchStart", [start]);
  for (let step = 1; step <= STEPS; step++) {
    const way = step / STEPS;
    const x = start.x + (end.x - start.x) * way;
    const y = start.y + (end.y - start.y) * way;
    await touch(screen, "touchMove", [{ x, y }]);
  }
  await touch(screen, "touchEnd", []);
  await screen.detach();
}

async function touch(
  screen: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  points: readonly Point[],
): Promise<void> {
  await screen.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
}

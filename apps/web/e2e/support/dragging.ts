import type { CDPSession, Locator } from "@playwright/test";
import type { Person } from "./person.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 6;
const DRAG_MS = 800;
const REST_MS = 400;
const LIFTED_MS = 400;

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

/**
 * As the screen itself reports a finger: the browser decides whether that scrolls. The finger rests before it is
 * lifted, and was lifted a while ago: a tap within a third of a second after a drag is taken by the browser for a part
 * of that gesture, and people are not as fast as tests.
 */
export async function dragByFinger(person: Person, from: Locator, to: Locator): Promise<void> {
  const screen = await person.context.newCDPSession(person.page);
  const [start, end] = await middles(from, to);
  const began = Date.now() - DRAG_MS - LIFTED_MS;
  await touch(screen, "touchStart", [start], began);
  for (let step = 1; step <= STEPS; step++) {
    const way = step / STEPS;
    const x = start.x + (end.x - start.x) * way;
    const y = start.y + (end.y - start.y) * way;
    await touch(screen, "touchMove", [{ x, y }], began + way * (DRAG_MS - REST_MS));
  }
  await touch(screen, "touchMove", [end], began + DRAG_MS);
  await touch(screen, "touchEnd", [], began + DRAG_MS);
  await screen.detach();
}

/** `at` is when the finger is said to have done it. */
async function touch(
  screen: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  points: readonly Point[],
  at: number,
): Promise<void> {
  await screen.send("Input.dispatchTouchEvent", { type, touchPoints: [...points], timestamp: at / 1000 });
}

import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock, turnClock } from "./clock.ts";

const HOUR = 3_600_000;

function setWallClockForward(ms: number): void {
  const now = Date.now();
  const wall = vi.spyOn(Date, "now").mockReturnValue(now + ms);
  onTestFinished(() => wall.mockRestore());
}

test("deadlines are measured on a clock that does not jump with the wall clock", () => {
  const before = { monotonic: systemClock.monotonic(), wall: systemClock.wallTime() };
  setWallClockForward(HOUR);
  expect(systemClock.wallTime() - before.wall).toBeGreaterThanOrEqual(HOUR);
  expect(systemClock.monotonic() - before.monotonic).toBeLessThan(HOUR / 2);
});

test("nothing rings early, and what is called off does not ring", async () => {
  const start = systemClock.monotonic();
  const rung: string[] = [];
  const callOff = systemClock.after(1, () => rung.push("called off"));
  callOff();
  await new Promise<void>((resolve) => void systemClock.after(5.5, resolve));
  expect(systemClock.monotonic() - start).toBeGreaterThanOrEqual(5.5);
  expect(rung).toEqual([]);
});

test("within one turn of the event loop it is the same time, and in the next one later", async () => {
  const start = turnClock.monotonic();
  while (systemClock.monotonic() < start + 2) await Promise.resolve();
  expect(turnClock.monotonic()).toBe(start);
  await new Promise<void>((resolve) => void setImmediate(resolve));
  expect(turnClock.monotonic()).toBeGreaterThanOrEqual(start + 2);
});

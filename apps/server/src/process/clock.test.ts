import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "./system.ts";

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

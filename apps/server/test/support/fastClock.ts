import type { Clock } from "@buck/authority";

/** Time that runs faster: a table's pauses pass in milliseconds. */
export function fastClock(speed = 100): Clock {
  return {
    wallTime: () => Date.now(),
    monotonic: () => performance.now() * speed,
    after: (ms, callback) => {
      const timer = setTimeout(callback, Math.ceil(ms / speed) + 1);
      return () => clearTimeout(timer);
    },
  };
}

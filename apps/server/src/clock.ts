import type { Clock } from "@buck/table";

/** Timers on their own do not keep the process alive: open sockets do. */
export const systemClock: Clock = {
  wallTime: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

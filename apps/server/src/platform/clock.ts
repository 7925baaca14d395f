import type { Clock } from "@buck/table";

/** Timers on their own do not keep the process alive: open sockets do. */
export const systemClock: Clock = {
  wallTime: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms, callback) => {
    // A timer of Node may ring up to a millisecond early.
    const timer = setTimeout(callback, Math.ceil(ms) + 1);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

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

let thisTurn: number | null = null;

function turnIsOver(): void {
  thisTurn = null;
}

/**
 * Monotonic milliseconds, looked up once in each turn of the event loop: a look takes up to a microsecond, and a
 * command needs a dozen. Node's timers count the same way. Not for leases, where a stopped process must notice at once.
 */
export function turnTime(): number {
  if (thisTurn === null) {
    thisTurn = performance.now();
    setImmediate(turnIsOver);
  }
  return thisTurn;
}

/** For tables, limits and metrics. */
export const turnClock: Clock = { ...systemClock, monotonic: turnTime };

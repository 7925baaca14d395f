import type { Clock, Random } from "@buck/table";
import type { KeyValueStorage, Platform, Signals } from "./platform.ts";
import { randomLetters } from "./random.ts";

/** Browsers and Node have these; this package knows the types of neither. */
declare const performance: { now(): number };
declare const crypto: { getRandomValues(numbers: Uint32Array): Uint32Array };
declare const setTimeout: (callback: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

const ID_LETTERS = 22;

/** What browsers and Node have in common: their clock and their chance. Nothing is kept once the program ends. */
export function defaultPlatform(): Platform {
  return { clock: systemClock, random: secureRandom, signals: ALWAYS_THERE, storage: memoryStorage() };
}

const systemClock: Clock = {
  wallTime: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms, callback) => {
    // A timer may ring up to a millisecond early.
    const timer = setTimeout(callback, Math.ceil(ms) + 1);
    return () => clearTimeout(timer);
  },
};

/** From the system's generator, without modulo bias: every deck can come up. */
const secureRandom: Random = {
  below: secureBelow,
  id: () => randomLetters(secureBelow, ID_LETTERS),
};

function secureBelow(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < limit ? drawn % below : secureBelow(below);
}

const ALWAYS_THERE: Signals = {
  isOnline: () => true,
  isVisible: () => true,
  onChange: () => () => {},
};

function memoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

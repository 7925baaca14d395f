import type { Clock, Random } from "@buck/authority";

/** What a client needs from where it runs. A page, a terminal and a test each bring their own. */
export interface Platform {
  readonly clock: Clock;
  /** Must be unguessable where tokens are made: a token is all it takes to be that person. */
  readonly random: Random;
  readonly signals: Signals;
  readonly storage: KeyValueStorage;
}

/** What a device knows about itself; a device that knows nothing is online and visible. */
export interface Signals {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls the listener after either has changed; returns a way to stop that. */
  onChange(listener: () => void): () => void;
}

/** Text that outlives the page or the process. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

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

const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Letters of base64url: as hard to guess as `below` is. */
export function randomLetters(below: (below: number) => number, length: number): string {
  return Array.from({ length }, () => BASE64URL.charAt(below(BASE64URL.length))).join("");
}

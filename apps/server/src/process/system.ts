import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import type { Clock, Random } from "@buck/authority";
import { type Code, CODE_ALPHABET, CODE_LETTERS, makeCode } from "@buck/protocol";
import type { Hash } from "@buck/records";

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

/** SHA-256 for sealed deals. */
export const nodeHash: Hash = {
  sha256: async (data) => createHash("sha256").update(data).digest(),
  hmacSha256: async (key, data) => createHmac("sha256", key).update(data).digest(),
};

const ID_BYTES = 16;

/** From the system's generator, without modulo bias: every deck of 24 cards can come up. */
export const secureRandom: Random = {
  below: (below) => randomInt(below),
  id: () => randomBytes(ID_BYTES).toString("base64url"),
};

/** 29^8 possible codes; how hard it is to guess one is in docs/security.md. */
export function randomCode(): Code {
  const letters = Array.from({ length: CODE_LETTERS }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  );
  return makeCode(letters);
}

/** A token is hashed when it arrives; only the hash is passed on and stored. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

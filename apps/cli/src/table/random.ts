import { createHash, randomInt } from "node:crypto";
import type { Random } from "@buck/authority";

const WORD_BYTES = 4;
const WORDS = 2 ** 32;
const ID_BYTES = 16;

/** The same seed gives the same numbers, on every machine: SHA-256 of the seed and a counter, word by word. */
export function seeded(seed: string): Random {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let offset = 0;
  const word = (): number => {
    if (offset === block.length) {
      block = createHash("sha256").update(`${seed}/${blocks}`).digest();
      blocks += 1;
      offset = 0;
    }
    offset += WORD_BYTES;
    return block.readUInt32BE(offset - WORD_BYTES);
  };
  const below = (count: number): number => {
    // Words beyond the last whole multiple would favor small numbers.
    const limit = WORDS - (WORDS % count);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % count;
  };
  const id = () => Buffer.from(Array.from({ length: ID_BYTES }, () => below(256))).toString("base64url");
  return { below, id };
}

/** A new seed, short enough to type. */
export function newSeed(): string {
  return randomInt(2 ** 32).toString(36);
}

import { createHash, randomInt } from "node:crypto";
import { FULL_DECK } from "@buck/engine";
import type { CardId } from "@buck/engine";

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

export const trueRandom: Random = (below) => randomInt(below);

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

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
  return (below) => {
    // Words beyond the last whole multiple would favour small numbers.
    const limit = WORDS - (WORDS % below);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % below;
  };
}

/** A new seed, short enough to type. */
export function newSeed(): string {
  return randomInt(2 ** 32).toString(36);
}

export function shuffled(random: Random): readonly CardId[] {
  const rest = [...FULL_DECK];
  return FULL_DECK.flatMap(() => rest.splice(random(rest.length), 1));
}

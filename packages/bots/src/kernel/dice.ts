import type { BotRandom } from "../random.ts";

/** Chance for the inside of a search: small, fast, and the same again from the same start. */
export class Dice {
  private readonly state = new Int32Array(2);

  constructor(random: BotRandom) {
    this.state[0] = random(2 ** 31 - 1) + 1;
    this.state[1] = random(2 ** 31 - 1) + 1;
  }

  /** A whole number from 0 up to, not including, `bound`, which is below 65,536. */
  below(bound: number): number {
    return Math.imul(this.bits() >>> 16, bound) >>> 16;
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    return (this.bits() >>> 0) / 2 ** 32;
  }

  private bits(): number {
    const first = this.state[0] ?? 0;
    const second = this.state[1] ?? 0;
    const mixed = first ^ (first << 11);
    const next = second ^ (second >>> 19) ^ mixed ^ (mixed >>> 8);
    this.state[0] = second;
    this.state[1] = next;
    return next;
  }
}

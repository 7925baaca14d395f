import { EVERY_LANE } from "./lanes.ts";
import type { Lanes } from "./lanes.ts";
import { areAlike } from "./openCards.ts";
import { HandInPlay } from "./play.ts";
import type { CardPolicy } from "./play.ts";

/** A card that was played. */
export interface PlayedStep {
  readonly seat: number;
  readonly card: Lanes;
}

/** The tricks so far, as far as they tell who holds what. */
export interface PlayRecord {
  readonly steps: readonly PlayedStep[];
  readonly active: number;
  readonly leader: number;
  /** Cards that were known to be in nobody's hand before the first trick. */
  readonly seen: Lanes;
  /** The seat that knows its own hand already. */
  readonly viewer: number;
  readonly choose: CardPolicy;
  /** How far a card that nobody would choose by the rules of thumb speaks against a hand, from 0 to 1. */
  readonly surprise: number;
}

/** Compares what was played with what the rules of thumb would have played from the same hands. */
export class PlayReader {
  private readonly play = new HandInPlay();

  private readonly record: PlayRecord;

  constructor(record: PlayRecord) {
    this.record = record;
  }

  /** How well the plays fit to the hands as they were before the first trick; not followed further below `least`. */
  likelihood(hands: ArrayLike<Lanes>, least: number): number {
    const { play } = this;
    const { steps, active, leader, seen, viewer, choose, surprise } = this.record;
    play.open(hands, active, leader);
    play.seen = seen;
    let chance = 1;
    for (const { seat, card } of steps) {
      if (seat !== viewer && !this.isExpected(card, choose)) {
        chance *= surprise;
        if (chance < least) return chance;
      }
      play.play(card);
    }
    return chance;
  }

  private isExpected(card: Lanes, choose: CardPolicy): boolean {
    const { play } = this;
    const legal = play.legal();
    if ((legal & (legal - 1)) === 0) return true;
    const expected = choose(play, legal);
    if (expected === card) return true;
    const out = EVERY_LANE & ~((play.hands[play.seat] ?? 0) | play.seen);
    return areAlike(Math.max(expected, card), Math.min(expected, card), out);
  }
}

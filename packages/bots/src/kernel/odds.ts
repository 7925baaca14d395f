import { countBits, EVERY_LANE, laneOf, TRUMP } from "./lanes.ts";
import type { Lanes } from "./lanes.ts";
import { nextSeat } from "./play.ts";
import type { HandInPlay } from "./play.ts";

const MOST_OF_A_SUIT = 7;

/** How many cards of a set stand above a card in its own suit. */
export function beatersOf(card: Lanes, out: Lanes): number {
  return countBits(out & laneOf(card) & -(card << 1));
}

/** What the seat on turn can say about the cards it does not see. */
export class Odds {
  hand: Lanes = 0;
  /** The cards the seat cannot place: with others, folded away, discarded or never dealt. */
  out: Lanes = 0;
  /** The chance that a hand has none of so many cards that are out. */
  private readonly misses = new Float64Array(MOST_OF_A_SUIT + 1).fill(1);

  look({ hands, seat, seen, tricksLeft }: HandInPlay): this {
    this.hand = hands[seat] ?? 0;
    this.out = EVERY_LANE & ~(this.hand | seen);
    const miss = 1 - Math.min(1, tricksLeft / countBits(this.out));
    for (let number = 1; number <= MOST_OF_A_SUIT; number += 1) {
      this.misses[number] = (this.misses[number - 1] ?? 0) * miss;
    }
    return this;
  }

  beaters(card: Lanes): number {
    return beatersOf(card, this.out);
  }

  /** The chance that a card, once it is the best of the trick, is not beaten by those of `others` who still come. */
  stands(card: Lanes, play: HandInPlay, others: number): number {
    const { active, leader, seat } = play;
    const suit = laneOf(card);
    const led = play.led === 0 ? suit : play.led;
    let chance = 1;
    for (
      let other = nextSeat(seat, active);
      other !== leader && other !== seat;
      other = nextSeat(other, active)
    ) {
      if (((others >> other) & 1) === 1) chance *= 1 - this.beats(card, led, play.voids[other] ?? 0);
    }
    return chance;
  }

  /** The chance that a player with these voids beats a card. */
  private beats(card: Lanes, led: Lanes, voids: Lanes): number {
    const follows = this.holds(this.out & led & ~voids);
    const above = this.holds(this.out & laneOf(card) & ~voids & -(card << 1));
    if ((card & TRUMP) !== 0) return led === TRUMP ? above : (1 - follows) * above;
    return follows * above + (1 - follows) * this.holds(this.out & TRUMP & ~voids);
  }

  /** The chance that a hand has at least one of these cards. */
  private holds(cards: Lanes): number {
    return 1 - (this.misses[countBits(cards)] ?? 0);
  }
}

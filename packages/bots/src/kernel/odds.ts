import { countAbove, countBits } from "./lanes.ts";
import type { Lanes, Layout } from "./lanes.ts";
import { nextSeat } from "./play.ts";
import type { HandInPlay } from "./play.ts";

/** Trump in the deck of six. */
const MOST_OF_A_SUIT = 9;

/** What the seat on turn can say about the cards it does not see. */
export class Odds {
  hand: Lanes = 0;
  /** The cards the seat cannot place: with others, folded away, discarded or never dealt. */
  out: Lanes = 0;
  /** The chance that a hand has none of so many cards that are out. */
  private readonly misses = new Float64Array(MOST_OF_A_SUIT + 1).fill(1);

  look({ layout, hands, seat, seen, tricksLeft }: HandInPlay): this {
    this.hand = hands[seat] ?? 0;
    this.out = layout.every & ~(this.hand | seen);
    const miss = 1 - Math.min(1, tricksLeft / countBits(this.out));
    for (let number = 1; number <= MOST_OF_A_SUIT; number += 1) {
      this.misses[number] = (this.misses[number - 1] ?? 0) * miss;
    }
    return this;
  }

  /** How many cards that are out stand above a card in its suit. */
  beaters(card: Lanes, layout: Layout): number {
    return countAbove(card, this.out & layout.laneOf(card));
  }

  /** The chance that a card, once it is the best of the trick, is not beaten by those of `others` who still come. */
  stands(card: Lanes, play: HandInPlay, others: number): number {
    const { active, leader, seat, layout } = play;
    const suit = layout.laneOf(card);
    const led = play.led === 0 ? suit : play.led;
    let chance = 1;
    for (
      let other = nextSeat(seat, active);
      other !== leader && other !== seat;
      other = nextSeat(other, active)
    ) {
      if (((others >> other) & 1) === 1)
        chance *= 1 - this.beats(card, led, this.out & ~(play.voids[other] ?? 0), layout);
    }
    return chance;
  }

  /** The chance that a player beats a card with some of those that are out. */
  private beats(card: Lanes, led: Lanes, out: Lanes, layout: Layout): number {
    const { trump } = layout;
    const follows = this.holds(out & led);
    const above = this.holds(out & layout.laneOf(card) & -(card << 1));
    if ((card & trump) !== 0) return led === trump ? above : (1 - follows) * above;
    return follows * above + (1 - follows) * this.holds(out & trump);
  }

  /** The chance that a hand has at least one of these cards. */
  private holds(cards: Lanes): number {
    return 1 - (this.misses[countBits(cards)] ?? 0);
  }
}

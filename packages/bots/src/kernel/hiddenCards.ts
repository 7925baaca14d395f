import { anyCard, Deals } from "./deals.ts";
import type { Place } from "./deals.ts";
import type { Dice } from "./dice.ts";
import type { Pack } from "./lanes.ts";
import { MOST_SEATS } from "./play.ts";

/** Where hidden cards lie, by seat; then what lies on the table, and the dealer's discard. */
export const TABLE = MOST_SEATS;
export const DISCARD = MOST_SEATS + 1;
const SPOTS = MOST_SEATS + 2;

/** A place of hidden cards, and whose it is. */
export interface Spot extends Place {
  readonly spot: number;
}

/** How well cards by spot fit to what was said and played, from 0 to 1; not followed further below `least`. */
export type Likelihood = (cards: Int32Array, least: number) => number;

/** One way the hidden cards may lie, by spot, and how well it fits. */
export interface Way {
  readonly cards: Int32Array;
  readonly likelihood: number;
}

/** After so many deals that are hard to believe, the best of them is taken and changed bit by bit. */
const MOST_TRIES = 30;
/** So many swaps of two cards bring what is hard to believe near to how likely it is. */
const SWAPS = 60;
/** After so many that are impossible, something is wrong. */
const MOST_IMPOSSIBLE = 100_000;

/** The cards a viewer does not see, dealt again and again within what is known of them. */
export class HiddenCards {
  /** By spot: what is known, and what was dealt last. */
  readonly cards = new Int32Array(SPOTS);
  private readonly places: readonly Spot[];
  /** The same by number alone: cards are laid there thousands of times. */
  private readonly spots: Int32Array;
  private readonly likelihood: Likelihood;
  private readonly deals: Deals;
  private readonly lies: Int32Array;
  private readonly best = new Int32Array(SPOTS);

  constructor(hidden: Pack, spots: readonly Spot[], likelihood: Likelihood) {
    this.places = spots;
    this.spots = Int32Array.from(spots, ({ spot }) => spot);
    this.likelihood = likelihood;
    this.deals = new Deals(hidden, spots);
    this.lies = new Int32Array(spots.length);
  }

  /** Deals so that what fits better comes up more often, in proportion. */
  deal(dice: Dice): void {
    let most = 0;
    for (let tries = 1; tries <= MOST_IMPOSSIBLE; tries += 1) {
      this.dealAny(dice);
      const least = dice.fraction();
      const likely = this.likelihood(this.cards, Math.min(least, 1));
      if (likely > least) return;
      if (likely > most) {
        most = likely;
        this.best.set(this.cards);
      }
      if (tries >= MOST_TRIES && most > 0) {
        this.cards.set(this.best);
        return this.settle(dice);
      }
    }
    throw new RangeError("nothing fits to what was seen");
  }

  /**
   * Swaps cards between places, each time as far as it fits (Metropolis): after some swaps what fits better comes up
   * more often, in proportion, also where hardly any deal fits.
   */
  private settle(dice: Dice): void {
    let fit = this.likelihood(this.cards, 0);
    for (let swaps = 0; swaps < SWAPS; swaps += 1) {
      const first = dice.below(this.places.length);
      const second = dice.below(this.places.length);
      if (!this.swap(first, second, dice)) continue;
      const least = fit * dice.fraction();
      const swapped = this.likelihood(this.cards, least);
      if (swapped > least) fit = swapped;
      else this.cards.set(this.best);
      this.best.set(this.cards);
    }
  }

  /** Changes a card of one place for one of another, where both may lie there. */
  private swap(first: number, second: number, dice: Dice): boolean {
    const one = this.places[first];
    const other = this.places[second];
    if (one === undefined || other === undefined || one === other) return false;
    const given = anyCard(this.cards[one.spot] ?? 0, dice);
    const taken = anyCard(this.cards[other.spot] ?? 0, dice);
    if ((given & other.may) === 0 || (taken & one.may) === 0) return false;
    this.cards[one.spot] = (this.cards[one.spot] ?? 0) ^ given ^ taken;
    this.cards[other.spot] = (this.cards[other.spot] ?? 0) ^ given ^ taken;
    return true;
  }

  /** The same as a way: what comes up more often need not count more. */
  dealWay(dice: Dice): Way {
    this.deal(dice);
    return { cards: this.cards.slice(), likelihood: 1 };
  }

  /** In how many ways the cards may lie, likely or not. */
  get count(): number {
    return this.deals.count;
  }

  /** Every way the cards may lie, with how well it fits. */
  ways(): readonly Way[] {
    const ways: Way[] = [];
    this.deals.each(this.lies, () => {
      this.lay();
      const likelihood = this.likelihood(this.cards, 0);
      if (likelihood > 0) ways.push({ cards: this.cards.slice(), likelihood });
    });
    return ways;
  }

  private dealAny(dice: Dice): void {
    this.deals.deal(dice, this.lies);
    this.lay();
  }

  private lay(): void {
    for (let place = 0; place < this.spots.length; place += 1) {
      this.cards[this.spots[place] ?? 0] = this.lies[place] ?? 0;
    }
  }
}

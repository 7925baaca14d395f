import { TRICKS_PER_HAND } from "@buck/engine";
import { highestBit, TRUMP } from "./lanes.ts";
import type { Lanes } from "./lanes.ts";
import { areAlike, heldBy, holdAfter, legalCards, OpenCards, seatOf, suitAsked } from "./openCards.ts";
import type { Held } from "./openCards.ts";
import { SEATS } from "./play.ts";
import type { HandInPlay } from "./play.ts";
import { PositionTable } from "./positionTable.ts";

const TABLE_BITS = 15;

/** Tricks of the seats 0, 1 and 2, three bits each. What is missing to all tricks belongs to seat 3. */
export type TrickTally = number;
const TALLIES = 1 << 9;
const CLASS_SHIFT = 26;
const LEAST = -(2 ** 31);

const TRICK_OF = Int32Array.of(1, 8, 64, 0);

export function tricksIn(tally: TrickTally, done: number): readonly number[] {
  const [first, second, third] = [tally & 7, (tally >> 3) & 7, tally >> 6];
  return [first, second, third, done - first - second - third];
}

/** Every way that `done` tricks can lie. */
function talliesOf(done: number): readonly TrickTally[] {
  return Array.from({ length: TALLIES }, (_, tally) => tally).filter((tally) =>
    tricksIn(tally, done).every((count) => count >= 0 && count <= done),
  );
}

const TALLIES_OF = Array.from({ length: TRICKS_PER_HAND + 1 }, (_, done) => talliesOf(done));

/** What each way a hand can end is worth to each seat. */
export class Payoffs {
  /** By seat and final tally. */
  readonly worth = new Int32Array(SEATS * TALLIES);
  /** The most that can still come, by the number of tricks left, seat and tally. */
  readonly ceiling = new Int32Array((TRICKS_PER_HAND + 1) * SEATS * TALLIES);
  /** By the number of tricks left and the tally: tallies from which the same is best have the same number. */
  readonly kind = new Int32Array((TRICKS_PER_HAND + 1) * TALLIES);

  /** `worthOf` gives whole numbers, for each seat from the tricks of all. */
  constructor(worthOf: (tricks: readonly number[]) => readonly number[]) {
    for (const tally of TALLIES_OF[TRICKS_PER_HAND] ?? []) {
      worthOf(tricksIn(tally, TRICKS_PER_HAND)).forEach((worth, seat) => {
        this.worth[indexOf(seat, tally)] = worth;
      });
    }
    for (let left = 1; left <= TRICKS_PER_HAND; left += 1) this.lookAhead(left);
  }

  private lookAhead(left: number): void {
    const kinds = new Map<string, number>();
    for (const tally of TALLIES_OF[TRICKS_PER_HAND - left] ?? []) {
      let shape = "";
      for (let seat = 0; seat < SEATS; seat += 1) {
        const ends = (TALLIES_OF[left] ?? []).map((more) => this.worth[indexOf(seat, tally + more)] ?? 0);
        this.ceiling[(left * SEATS * TALLIES) | indexOf(seat, tally)] = Math.max(...ends);
        shape += ends.map((worth) => worth - (ends[0] ?? 0)).join(" ");
      }
      if (!kinds.has(shape)) kinds.set(shape, kinds.size);
      this.kind[(left * TALLIES) | tally] = kinds.get(shape) ?? 0;
    }
  }
}

function indexOf(seat: number, tally: TrickTally): number {
  return (seat << 9) | tally;
}

/** Everybody for themselves, all cards open: how the tricks fall when each seat plays for its own payoff (max^n). */
export class MaxnSolver extends OpenCards {
  private readonly known = new PositionTable(TABLE_BITS);
  private worth = new Int32Array();
  private ceiling = new Int32Array();
  private kind = new Int32Array();

  /** Forgets the positions of the last deal: those of one deal share a table. */
  openDeal(payoffs: Payoffs): void {
    this.known.forget();
    this.worth = payoffs.worth;
    this.ceiling = payoffs.ceiling;
    this.kind = payoffs.kind;
  }

  /** The tally at the end of the hand. */
  finish(play: HandInPlay): TrickTally {
    const { seat, tricksLeft, taken } = play;
    const tally = (taken[0] ?? 0) + 8 * (taken[1] ?? 0) + 64 * (taken[2] ?? 0);
    if (tricksLeft === 0) return tally;
    const held = this.load(play);
    const rest =
      play.led === 0 ? this.lead(seat, tricksLeft, tally) : this.turn(seat, tricksLeft, held, tally);
    return tally + rest;
  }

  /** The rest of the tricks, from a tally on. */
  private lead(seat: number, left: number, tally: TrickTally): TrickTally {
    if (left === 1) return TRICK_OF[this.lastTrick(seat)] ?? 0;
    const all = this.all();
    const key = heldBy(seat, all) | ((this.kind[(left << 9) | tally] ?? 0) << CLASS_SHIFT);
    const known = this.known.get(key);
    if (known !== -1) return known;
    this.leader[left] = seat;
    this.led[left] = 0;
    this.pool[left] = all;
    const rest = this.turn(seat, left, 0, tally);
    this.known.set(key, rest);
    return rest;
  }

  /** The seat plays the card that is worth most to it. */
  private turn(seat: number, left: number, held: Held, tally: TrickTally): TrickTally {
    const { hands, led: asked, pool } = this;
    const { worth } = this;
    const hand = hands[seat] ?? 0;
    const led = asked[left] ?? 0;
    const others = (pool[left] ?? 0) & ~hand;
    const after = this.next[seat] ?? 0;
    const isLast = after === this.leader[left];
    const ceiling = this.ceiling[(left << 11) | indexOf(seat, tally)] ?? 0;
    let most = LEAST;
    let best: TrickTally = 0;
    let above: Lanes = 0;
    for (let rest = legalCards(hand, led); rest !== 0 && most < ceiling;) {
      const card = highestBit(rest);
      rest ^= card;
      const isSame = areAlike(above, card, others);
      above = card;
      if (isSame) continue;
      hands[seat] = hand ^ card;
      const suit = suitAsked(led, card);
      asked[left] = suit;
      const holds = holdAfter(held, seat, card & (suit | TRUMP));
      const ends = isLast ? this.won(seatOf(holds), left, tally) : this.turn(after, left, holds, tally);
      const value = worth[indexOf(seat, tally + ends)] ?? 0;
      if (value <= most) continue;
      most = value;
      best = ends;
    }
    hands[seat] = hand;
    asked[left] = led;
    return best;
  }

  private won(seat: number, left: number, tally: TrickTally): TrickTally {
    const trick = TRICK_OF[seat] ?? 0;
    return left === 1 ? trick : trick + this.lead(seat, left - 1, tally + trick);
  }
}

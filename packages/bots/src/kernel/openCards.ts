import { TRICKS_PER_HAND } from "@buck/engine";
import { TRUMP, laneOf } from "./lanes.ts";
import type { Lanes } from "./lanes.ts";
import { nextSeat, SEATS } from "./play.ts";
import type { HandInPlay } from "./play.ts";

/** The best card of a trick and who played it, in one number: the seat above the bits of the card. */
export type Held = number;

const SEAT_SHIFT = 24;
const CARD_BITS = 0xff_ff_ff;

export function heldBy(seat: number, card: Lanes): Held {
  return card | (seat << SEAT_SHIFT);
}

export function cardOf(held: Held): Lanes {
  return held & CARD_BITS;
}

export function seatOf(held: Held): number {
  return held >> SEAT_SHIFT;
}

/** What holds the trick once a seat has played a card, of which only `counts` counts. */
export function holdAfter(held: Held, seat: number, counts: Lanes): Held {
  return counts > cardOf(held) ? heldBy(seat, counts) : held;
}

export function legalCards(hand: Lanes, led: Lanes): Lanes {
  return (hand & led) === 0 ? hand : hand & led;
}

/** The suit a trick asks for once this card lies in it. */
export function suitAsked(led: Lanes, card: Lanes): Lanes {
  return led === 0 ? laneOf(card) : led;
}

/** The cards of all seats while a search plays and takes back. */
export class OpenCards {
  readonly hands = new Int32Array(SEATS);
  readonly next = new Int32Array(SEATS);
  /** Of each trick, by the number of tricks left with it. */
  readonly led = new Int32Array(TRICKS_PER_HAND + 1);
  readonly leader = new Int32Array(TRICKS_PER_HAND + 1);
  /** The cards that were left when the trick began. */
  readonly pool = new Int32Array(TRICKS_PER_HAND + 1);

  /** Takes a position over and returns what holds its trick. */
  load(play: HandInPlay): Held {
    this.hands.set(play.hands);
    for (let seat = 0; seat < SEATS; seat += 1) this.next[seat] = nextSeat(seat, play.active);
    this.led[play.tricksLeft] = play.led;
    this.leader[play.tricksLeft] = play.leader;
    this.pool[play.tricksLeft] = this.all() | play.trick;
    return heldBy(play.bestSeat, play.best);
  }

  all(): Lanes {
    return (this.hands[0] ?? 0) | (this.hands[1] ?? 0) | (this.hands[2] ?? 0) | (this.hands[3] ?? 0);
  }

  /** Everybody plays the last card: who takes the trick. */
  lastTrick(leader: number): number {
    const card = this.hands[leader] ?? 0;
    const counting = laneOf(card) | TRUMP;
    let best = card;
    let winner = leader;
    for (let seat = this.next[leader] ?? 0; seat !== leader; seat = this.next[seat] ?? 0) {
      const counts = (this.hands[seat] ?? 0) & counting;
      if (counts <= best) continue;
      best = counts;
      winner = seat;
    }
    return winner;
  }
}

/** Whether two cards of one hand do the same: they are of one suit and nobody else has a card in between. */
export function areAlike(higher: Lanes, lower: Lanes, others: Lanes): boolean {
  return (laneOf(higher) & lower) !== 0 && ((higher - 1) & -lower & others) === 0;
}

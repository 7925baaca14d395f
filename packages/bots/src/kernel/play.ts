import { LARGEST_TABLE, SUITS, TRICKS_PER_HAND } from "@buck/engine";
import type { PlayedCard, Suit, Trick } from "@buck/engine";
import { isHigher, NO_TRUMP } from "./lanes.ts";
import type { Deck, Lanes, Layout, Pack, SuitIndex } from "./lanes.ts";

/** The largest table: what is kept by seat has room for all of it. */
export const MOST_SEATS = LARGEST_TABLE.length;

/** Chooses one of the legal cards for the seat on turn. */
export type CardPolicy = (play: HandInPlay, legal: Lanes) => Lanes;

/** A hand in play under a trump, every card known. It is changed in place, because millions of them are played. */
export class HandInPlay {
  layout: Layout;
  /** By seat, as are the other lists. */
  readonly hands = new Int32Array(MOST_SEATS);
  readonly taken = new Int32Array(MOST_SEATS);
  /** Lanes that a seat did not follow. */
  readonly voids = new Int32Array(MOST_SEATS);
  /** A bit for each seat that plays this hand. */
  active = 0;
  tricksLeft = TRICKS_PER_HAND;
  leader = 0;
  seat = 0;
  /** The lane the trick asks for, or 0 before the lead. */
  led: Lanes = 0;
  /** The cards of the trick on the table. */
  trick: Lanes = 0;
  best: Lanes = 0;
  bestSeat = 0;
  /** Everything that was shown to all. */
  seen: Lanes = 0;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  copy(from: HandInPlay): this {
    this.layout = from.layout;
    // A few numbers are copied sooner than `set` is called.
    for (let seat = 0; seat < from.layout.seats; seat += 1) {
      this.hands[seat] = from.hands[seat] ?? 0;
      this.taken[seat] = from.taken[seat] ?? 0;
      this.voids[seat] = from.voids[seat] ?? 0;
    }
    this.active = from.active;
    this.tricksLeft = from.tricksLeft;
    this.leader = from.leader;
    this.seat = from.seat;
    this.led = from.led;
    this.trick = from.trick;
    this.best = from.best;
    this.bestSeat = from.bestSeat;
    this.seen = from.seen;
    return this;
  }

  /** A new hand; seats that are not active keep no cards. */
  open(hands: ArrayLike<Lanes>, active: number, leader: number): this {
    for (let seat = 0; seat < this.layout.seats; seat += 1) {
      this.hands[seat] = ((active >> seat) & 1) === 1 ? (hands[seat] ?? 0) : 0;
      this.taken[seat] = 0;
      this.voids[seat] = 0;
    }
    this.active = active;
    this.tricksLeft = TRICKS_PER_HAND;
    this.seen = 0;
    this.lead(leader);
    return this;
  }

  legal(): Lanes {
    const hand = this.hands[this.seat] ?? 0;
    const following = hand & this.led;
    return following === 0 ? hand : following;
  }

  play(card: Lanes): void {
    const { seat, layout } = this;
    this.hands[seat] = (this.hands[seat] ?? 0) & ~card;
    this.seen |= card;
    this.trick |= card;
    if (this.led === 0) this.led = layout.laneOf(card);
    else if ((card & this.led) === 0) this.voids[seat] = (this.voids[seat] ?? 0) | this.led;
    const counts = card & (this.led | layout.trump);
    if (isHigher(counts, this.best)) {
      this.best = counts;
      this.bestSeat = seat;
    }
    const next = nextSeat(seat, this.active);
    if (next === this.leader) this.finishTrick();
    else this.seat = next;
  }

  private finishTrick(): void {
    this.taken[this.bestSeat] = (this.taken[this.bestSeat] ?? 0) + 1;
    this.tricksLeft -= 1;
    this.lead(this.bestSeat);
  }

  /** Clears the table for a trick that this seat leads. */
  lead(leader: number): void {
    this.leader = leader;
    this.seat = leader;
    this.led = 0;
    this.trick = 0;
    this.best = 0;
    this.bestSeat = leader;
  }
}

/** The seat after this one that plays, clockwise. */
export function nextSeat(seat: number, active: number): number {
  const after = active & (-2 << seat);
  const among = after === 0 ? active : after;
  return 31 - Math.clz32(among & -among);
}

/** How many seats clockwise it is from one to another. */
export function stepsTo(seat: number, from: number, seats: number): number {
  return seat >= from ? seat - from : seat - from + seats;
}

/** Puts cards into the hands of the seats that play; the rest is as it was at the start. */
export function layHands(play: HandInPlay, start: HandInPlay, packs: ArrayLike<Pack>): HandInPlay {
  const { layout } = play.copy(start);
  for (let seat = 0; seat < layout.seats; seat += 1) {
    if (((start.active >> seat) & 1) === 1) play.hands[seat] = layout.lanesOf(packs[seat] ?? 0);
  }
  return play;
}

/** Plays to the end of the hand. */
export function playOut(play: HandInPlay, choose: CardPolicy): void {
  while (play.tricksLeft > 0) play.play(choose(play, play.legal()));
}

/** What is open to all while tricks are played. */
export interface OpenPlay {
  readonly trumpSuit: Suit | null;
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly players: readonly { readonly tricksTaken: number }[];
}

/** How the cards lie under the trump of a table. */
export function layoutOf(table: Pick<OpenPlay, "trumpSuit">, deck: Deck): Layout {
  return deck.under(trumpIndex(table));
}

/** The position on the table, with these cards still in the hands of the seats that play. */
export function playFrom(table: OpenPlay, deck: Deck, hands: ArrayLike<Pack>, active: number): HandInPlay {
  const layout = layoutOf(table, deck);
  const lanes = Array.from(hands, (pack) => layout.lanesOf(pack));
  const play = new HandInPlay(layout).open(lanes, active, table.currentTrick.leadPlayerPosition);
  const lay = ({ card, playerPosition }: PlayedCard) => {
    play.seat = playerPosition;
    play.play(layout.lanesOf(deck.packOf([card])));
  };
  for (const trick of [...table.tricks, table.currentTrick]) {
    play.lead(trick.leadPlayerPosition);
    trick.cards.forEach(lay);
  }
  table.players.forEach(({ tricksTaken }, seat) => {
    play.taken[seat] = tricksTaken;
  });
  return play;
}

export function trumpIndex({ trumpSuit }: Pick<OpenPlay, "trumpSuit">): SuitIndex {
  return trumpSuit === null ? NO_TRUMP : SUITS.indexOf(trumpSuit);
}

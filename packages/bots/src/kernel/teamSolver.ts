import { highestBit, TRUMP } from "./lanes.ts";
import type { Lanes } from "./lanes.ts";
import {
  areAlike,
  cardOf,
  heldBy,
  holdAfter,
  legalCards,
  OpenCards,
  seatOf,
  suitAsked,
} from "./openCards.ts";
import type { Held } from "./openCards.ts";
import type { HandInPlay } from "./play.ts";
import { PositionTable } from "./positionTable.ts";

const TABLE_BITS = 14;

/** Alpha and beta of a search, in one number. A value outside of them is only a bound. */
type Window = number;
const windowOf = (alpha: number, beta: number): Window => (alpha << 3) | beta;

/**
 * Two teams, all cards open: how many tricks a team takes when both play as well as can be. Alpha-beta over a table
 * of the positions between tricks; inside, a value counts for the team of the seat on turn.
 */
export class TeamSolver extends OpenCards {
  private readonly known = new PositionTable(TABLE_BITS);
  private team = 0;

  /** Forgets the positions of the last deal: those of one deal share a table. `team` has a bit for each of its seats. */
  openDeal(team: number): void {
    this.known.forget();
    this.team = team;
  }

  /** The tricks the team still takes: exact between `least` and `most`, and a bound where the truth lies outside. */
  tricks(play: HandInPlay, least = 0, most = play.tricksLeft): number {
    const { seat, tricksLeft } = play;
    if (tricksLeft === 0) return 0;
    const held = this.load(play);
    const isOurs = ((this.team >> seat) & 1) === 1;
    const asked = windowOf(least, most);
    const window = isOurs ? asked : flip(asked, tricksLeft);
    const value =
      play.led === 0 ? this.lead(seat, tricksLeft, window) : this.turn(seat, tricksLeft, held, window);
    return isOurs ? value : tricksLeft - value;
  }

  private lead(seat: number, left: number, window: Window): number {
    if (left === 1) return this.areMates(seat, this.lastTrick(seat)) ? 1 : 0;
    const all = this.all();
    const key = heldBy(seat, all);
    const found = this.known.get(key);
    const known = found === -1 ? windowOf(0, left) : found;
    const least = known >> 3;
    const most = known & 7;
    const alpha = Math.max(window >> 3, least);
    const beta = Math.min(window & 7, most);
    if (alpha >= beta) return alpha === least ? least : most;
    this.leader[left] = seat;
    this.led[left] = 0;
    this.pool[left] = all;
    const value = this.turn(seat, left, 0, windowOf(alpha, beta));
    this.known.set(key, windowOf(value > alpha ? value : least, value < beta ? value : most));
    return value;
  }

  /** The seat plays its best card to the trick. */
  private turn(seat: number, left: number, held: Held, window: Window): number {
    const { hands, led: asked, pool } = this;
    const hand = hands[seat] ?? 0;
    const led = asked[left] ?? 0;
    const others = (pool[left] ?? 0) & ~hand;
    const after = this.next[seat] ?? 0;
    const isLast = after === this.leader[left];
    const isBeforeMate = this.areMates(seat, after);
    const beta = window & 7;
    let alpha = window >> 3;
    let most = 0;
    let last: Lanes = 0;
    const legal = legalCards(hand, led);
    const isHopeless = this.isHopeless(seat, held, legal & (led | TRUMP));
    for (let rest = legal; rest !== 0 && alpha < beta;) {
      const card = isHopeless ? rest & -rest : highestBit(rest);
      rest ^= card;
      const isSame = isHopeless ? areAlike(card, last, others) : areAlike(last, card, others);
      last = card;
      if (isSame) continue;
      hands[seat] = hand ^ card;
      const suit = suitAsked(led, card);
      asked[left] = suit;
      const holds = holdAfter(held, seat, card & (suit | TRUMP));
      const isMate = isLast ? this.areMates(seat, seatOf(holds)) : isBeforeMate;
      const seen = isMate ? windowOf(alpha, beta) : flip(windowOf(alpha, beta), left);
      const theirs = isLast ? this.won(seatOf(holds), left, seen) : this.turn(after, left, holds, seen);
      const value = isMate ? theirs : left - theirs;
      most = Math.max(most, value);
      alpha = Math.max(alpha, value);
    }
    hands[seat] = hand;
    asked[left] = led;
    return most;
  }

  private won(seat: number, left: number, window: Window): number {
    const beta = (window & 7) - 1;
    if (left === 1 || beta <= 0) return 1;
    return 1 + this.lead(seat, left - 1, windowOf(Math.max(0, (window >> 3) - 1), beta));
  }

  /** The trick is the partner's already, or cannot be won: the lowest card is tried first. */
  private isHopeless(seat: number, held: Held, counting: Lanes): boolean {
    return held !== 0 && (this.areMates(seat, seatOf(held)) || counting <= cardOf(held));
  }

  private areMates(one: number, other: number): boolean {
    return ((this.team >> one) & 1) === ((this.team >> other) & 1);
  }
}

/** The same window from the other side of `left` tricks. */
function flip(window: Window, left: number): Window {
  return windowOf(left - (window & 7), left - (window >> 3));
}

import type { CardNumber } from "./cards.ts";
import { emptySeats, perSeat } from "./seats.ts";
import type { SeatBook } from "./seats.ts";
import type { HouseRules } from "./seen.ts";
import type { BookTrick, TrickBook } from "./trick.ts";

/** The referee's own account of the game, kept by its own arithmetic. */
export interface Book extends SeatBook, TrickBook {
  readonly rules: HouseRules;
  scores: number[];
  blind: CardNumber[];
  /** An amount of 0 is a pass. */
  bids: { readonly seat: number; readonly amount: number }[];
  bidder: number | null;
  clubs: boolean;
  folded: boolean[];
  decided: boolean[];
  sheet: { readonly round: number; readonly changes: readonly number[] }[];
  /** Several share a win only after the last hand of a short game; null while the game goes on. */
  winners: readonly number[] | null;
}

export function openBook(rules: HouseRules): Book {
  return {
    rules,
    ...emptySeats(rules.players),
    scores: perSeat(rules.players, rules.startScore),
    ...freshHand(rules.players),
    sheet: [],
    winners: null,
  };
}

export function freshHand(players: number) {
  const hands: CardNumber[][] = Array.from({ length: players }, () => []);
  const bidder: number | null = null;
  const trump: number | null = null;
  const trick: BookTrick | null = null;
  return {
    hands,
    blind: [],
    bids: [],
    bidder,
    trump,
    clubs: false,
    folded: perSeat(players, false),
    decided: perSeat(players, false),
    taken: perSeat(players, 0),
    tricks: [],
    trick,
  };
}

import type { CardNumber } from "./cards.ts";
import type { HouseRules } from "./seen.ts";

export interface BookTrick {
  readonly leader: number;
  readonly plays: { readonly seat: number; readonly card: CardNumber }[];
  winner: number | null;
}

/** The referee's own account of the game, kept by its own arithmetic. */
export interface Book {
  readonly rules: HouseRules;
  phase: string;
  /** Ids and names by seat; null where nobody sits. */
  seats: ({ readonly id: string; readonly name: string } | null)[];
  scores: number[];
  round: number;
  dealer: number;
  dealerChosen: boolean;
  hands: CardNumber[][];
  blind: CardNumber[];
  /** An amount of 0 is a pass. */
  bids: { readonly seat: number; readonly amount: number }[];
  bidder: number | null;
  trump: number | null;
  clubs: boolean;
  folded: boolean[];
  decided: boolean[];
  taken: number[];
  tricks: BookTrick[];
  trick: BookTrick | null;
  sheet: { readonly round: number; readonly changes: readonly number[] }[];
  winner: number | null;
  /** What everybody at the table heard during the last action. */
  said: string[];
}

export const HAND_SIZE = 5;

export function openBook(rules: HouseRules): Book {
  return {
    rules,
    phase: "WAITING_FOR_PLAYERS",
    seats: [null, null, null, null],
    scores: perSeat(rules.startScore),
    round: 0,
    dealer: 0,
    dealerChosen: false,
    ...freshHand(),
    sheet: [],
    winner: null,
    said: [],
  };
}

export function freshHand() {
  const bidder: number | null = null;
  const trump: number | null = null;
  const trick: BookTrick | null = null;
  return {
    hands: [[], [], [], []],
    blind: [],
    bids: [],
    bidder,
    trump,
    clubs: false,
    folded: perSeat(false),
    decided: perSeat(false),
    taken: perSeat(0),
    tricks: [],
    trick,
  };
}

export function perSeat<T>(value: T): T[] {
  return [value, value, value, value];
}

export function nextSeat(seat: number, steps = 1): number {
  return (seat + steps) % 4;
}

/** The referee's whistle: an action that the rules do not allow. */
export class Foul extends Error {}

export function insist(condition: boolean, complaint: string): asserts condition {
  if (!condition) throw new Foul(complaint);
}

export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Foul(`${what} is missing`);
  return value;
}

import type { CardNumber } from "../../checker/cards.ts";
import { emptySeats, nextSeat, perSeat } from "../../checker/seats.ts";
import type { SeatBook } from "../../checker/seats.ts";
import type { BookTrick, TrickBook } from "../../checker/trick.ts";
import type { HouseRules } from "./seen.ts";

/** Points or tricks of the seats 0 and 2, then of the seats 1 and 3. */
export type Pair = [number, number];

/** The referee's own account of the game, kept by its own arithmetic. */
export interface Book extends SeatBook, TrickBook {
  readonly rules: HouseRules;
  scores: Pair;
  kitty: CardNumber[];
  turnUp: CardNumber | null;
  pickedUp: boolean;
  discard: CardNumber | null;
  /** Everything that was said about trump, a pass as "PASS". */
  calls: { readonly seat: number; readonly word: string; readonly alone: boolean }[];
  caller: number | null;
  alone: boolean;
  /** Who defends alone, and who else has said they do not. */
  defender: number | null;
  declined: number;
  /** Who has shown nines and tens for this deal. */
  farmer: number | null;
  sheet: { readonly round: number; readonly points: Pair }[];
  /** 0 or 1, as in a pair; both share a win only after the last hand of a short game. Null while the game goes on. */
  winners: readonly number[] | null;
}

export function openBook(rules: HouseRules): Book {
  return { rules, ...emptySeats(4), ...freshGame(), ...freshHand() };
}

export function freshGame(): Pick<Book, "scores" | "sheet" | "winners" | "farmer"> {
  return { scores: [0, 0], sheet: [], winners: null, farmer: null };
}

export function freshHand() {
  const none: number | null = null;
  const trick: BookTrick | null = null;
  return {
    hands: [[], [], [], []],
    kitty: [],
    turnUp: none,
    pickedUp: false,
    discard: none,
    calls: [],
    trump: none,
    caller: none,
    alone: false,
    defender: none,
    declined: 0,
    taken: perSeat(4, 0),
    tricks: [],
    trick,
  };
}

/** Who sits this hand out; null when nobody does. */
export function sitsOut(book: Book): number | null {
  return book.alone && book.caller !== null ? nextSeat(book, book.caller, 2) : null;
}

/** Whether a seat plays cards in this hand. */
export function isIn(book: Book, seat: number): boolean {
  const out = book.defender === null ? null : nextSeat(book, book.defender, 2);
  return seat !== sitsOut(book) && seat !== out;
}

export function pairWord(pair: Pair): string {
  return `a=${pair[0]},b=${pair[1]}`;
}

export function teamWord(seat: number): string {
  return seat % 2 === 0 ? "a" : "b";
}

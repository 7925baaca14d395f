import type { Book } from "./book.ts";
import { passTheDeal } from "./dealing.ts";
import { HAND_SIZE, nextSeat, seatsFrom } from "./seats.ts";
import type { SeenAction } from "./seen.ts";
import { openPlay, showCards } from "./trick.ts";
import { given, insist } from "./whistle.ts";

const AMOUNTS = new Map<string | number, number>([["PASS", 0], ...[2, 3, 4, 5].map((n) => [n, n] as const)]);

export function highest(book: Book): number {
  return Math.max(0, ...book.bids.map(({ amount }) => amount));
}

/** Who is still in the bidding, clockwise from the seat after the last bid. */
function stillIn(book: Book): readonly number[] {
  const last = book.bids.at(-1);
  const first = last === undefined ? nextSeat(book, book.dealer) : nextSeat(book, last.seat);
  const passed = new Set(book.bids.filter(({ amount }) => amount === 0).map(({ seat }) => seat));
  return seatsFrom(book, first).filter((seat) => !passed.has(seat));
}

export function bidderToCome(book: Book): number {
  return given(stillIn(book)[0], "a player still in the bidding");
}

export function isStuck(book: Book): boolean {
  return book.rules.allPass === "stick" && book.bids.length === book.seats.length - 1 && highest(book) === 0;
}

export function bid(book: Book, action: SeenAction): void {
  insist(book.phase === "BIDDING", "a bid came outside the bidding");
  const seat = given(action.playerPosition, "playerPosition");
  const amount = given(AMOUNTS.get(given(action.amount, "amount")), "the amount's meaning");
  insist(seat === bidderToCome(book), `seat ${seat} bid out of turn`);
  const floor = Math.max(book.rules.minimumBid, highest(book) + 1);
  insist(amount === 0 || amount >= floor, `a bid of ${amount} is below ${floor}`);
  insist(!isStuck(book) || amount === book.rules.minimumBid, "the stuck dealer did not bid the minimum");
  book.bids.push({ seat, amount });
  book.said.push(`bid ${seat} ${amount === 0 ? "PASS" : amount}`);
  if (amount > 0) book.bidder = seat;
  if (amount === HAND_SIZE) passTheOthers(book, seat);
  close(book);
}

/** Nobody says these passes, so nobody hears them; they only stand in the list. */
function passTheOthers(book: Book, bidder: number): void {
  const others = stillIn(book).filter((seat) => seat !== bidder);
  book.bids.push(...others.map((seat) => ({ seat, amount: 0 })));
}

function close(book: Book): void {
  const left = stillIn(book);
  if (left.length === 0) {
    book.said.push(`allPassed ${book.dealer}`);
    passTheDeal(book);
    if (book.rules.showHands === "hand") showCards(book, book.blind);
  } else if (left.length === 1 && book.bidder !== null) {
    book.said.push(`bidWon ${book.bidder} ${highest(book)}`);
    if (book.clubs) openPlay(book, book.bidder);
    else book.phase = "DECLARING_TRUMP";
  }
}

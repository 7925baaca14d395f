import { cardNumber, cardWord, playedSuit, power } from "./cards.ts";
import type { CardNumber } from "./cards.ts";
import { HAND_SIZE, seatNumbers, seatsFrom } from "./seats.ts";
import type { SeatBook } from "./seats.ts";
import { given, insist } from "./whistle.ts";

export interface BookTrick {
  readonly leader: number;
  readonly plays: { readonly seat: number; readonly card: CardNumber }[];
  winner: number | null;
}

/** What a referee's book knows about the tricks, whatever the game. */
export interface TrickBook extends Pick<SeatBook, "phase" | "seats" | "said"> {
  hands: CardNumber[][];
  trump: number | null;
  taken: number[];
  tricks: BookTrick[];
  trick: BookTrick | null;
}

/** Whether a seat plays in this hand. */
type IsIn = (seat: number) => boolean;

interface CardAction {
  readonly playerPosition?: number;
  readonly cardId?: string;
}

function lead(book: TrickBook, seat: number): void {
  book.phase = "PLAYING";
  book.trick = { leader: seat, plays: [], winner: null };
}

/** The first trick begins, and everybody hears who leads. */
export function openPlay(book: TrickBook, seat: number): void {
  book.said.push(`playOpened ${seat}`);
  lead(book, seat);
}

/** Everybody sees the cards that are left, and those under the turn-up. */
export function showCards(book: TrickBook, under: readonly CardNumber[]): void {
  book.said.push(`cardsShown ${book.hands.map(wordsOf).join()} ${wordsOf(under)}`);
}

function wordsOf(cards: readonly CardNumber[]): string {
  return cards.map(cardWord).join();
}

/** The first seat from the leader on that is in and has not played. */
export function seatToPlay(book: TrickBook, isIn: IsIn): number {
  const { leader, plays } = given(book.trick, "trick");
  const done = new Set(plays.map(({ seat }) => seat));
  const seats = seatsFrom(book, leader);
  return given(
    seats.find((seat) => isIn(seat) && !done.has(seat)),
    "a player for this trick",
  );
}

/** Whether a card of this hand may be played to the trick. */
export function mayPlay({ trick, trump }: TrickBook, hand: readonly CardNumber[], card: CardNumber): boolean {
  const led = given(trick, "trick").plays[0];
  if (led === undefined) return true;
  const suitOf = (each: CardNumber) => playedSuit(each, given(trump, "trump"));
  const asked = suitOf(led.card);
  return suitOf(card) === asked || hand.every((other) => suitOf(other) !== asked);
}

/** Takes a card into the book; true when it was the last of the hand. */
export function playCard(book: TrickBook, action: CardAction, isIn: IsIn): boolean {
  insist(book.phase === "PLAYING", "a card was played at the wrong time");
  const seat = given(action.playerPosition, "playerPosition");
  const card = cardNumber(given(action.cardId, "cardId"));
  insist(seat === seatToPlay(book, isIn), `seat ${seat} played out of turn`);
  const hand = given(book.hands[seat], "hand");
  insist(hand.includes(card), "the card was not in the hand");
  insist(mayPlay(book, hand, card), `seat ${seat} revoked`);
  book.hands[seat] = hand.filter((other) => other !== card);
  const trick = given(book.trick, "trick");
  trick.plays.push({ seat, card });
  book.said.push(`played ${seat} ${cardWord(card)}`);
  if (trick.plays.length === seatNumbers(book).filter(isIn).length) collect(book, trick);
  return book.trick === null;
}

function collect(book: TrickBook, trick: BookTrick): void {
  const best = bestPlay(trick, given(book.trump, "trump"));
  trick.winner = best.seat;
  book.taken[best.seat] = given(book.taken[best.seat], "tricks taken") + 1;
  book.tricks.push(trick);
  book.trick = null;
  book.said.push(`trickWon ${best.seat} ${cardWord(best.card)} ${book.tricks.length}`);
  if (book.tricks.length < HAND_SIZE) lead(book, best.seat);
}

function bestPlay({ plays }: BookTrick, trump: number) {
  const asked = playedSuit(given(plays[0], "the lead").card, trump);
  const powers = plays.map(({ card }) => power(card, asked, trump));
  return given(plays[powers.indexOf(Math.max(...powers))], "the best card");
}

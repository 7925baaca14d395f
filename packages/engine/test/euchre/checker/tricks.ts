import { cardNumber, cardWord } from "../../checker/cards.ts";
import { HAND_SIZE, nextSeat } from "../../checker/seats.ts";
import { bestPlay, follows, seatToPlay } from "../../checker/trick.ts";
import type { BookTrick } from "../../checker/trick.ts";
import { given, insist } from "../../checker/whistle.ts";
import { sitsOut } from "./book.ts";
import type { Book } from "./book.ts";
import { scoreHand } from "./score.ts";
import type { SeenAction } from "./seen.ts";

export function firstLead(book: Book): void {
  const againstLoner = book.alone && book.rules.lonerLead === "leftOfLoner";
  const start = nextSeat(againstLoner ? given(book.caller, "caller") : book.dealer);
  lead(book, start === sitsOut(book) ? nextSeat(start) : start);
}

function lead(book: Book, seat: number): void {
  book.phase = "PLAYING";
  book.trick = { leader: seat, plays: [], winner: null };
}

export function playerToCome(book: Book): number {
  const idle = sitsOut(book);
  return seatToPlay(given(book.trick, "trick"), (seat) => seat !== idle);
}

export function mayPlay(book: Book, hand: readonly number[], card: number): boolean {
  return follows(given(book.trick, "trick"), given(book.trump, "trump"), hand, card);
}

export function play(book: Book, action: SeenAction): void {
  insist(book.phase === "PLAYING", "a card was played at the wrong time");
  const seat = given(action.playerPosition, "playerPosition");
  const card = cardNumber(given(action.cardId, "cardId"));
  insist(seat === playerToCome(book), `seat ${seat} played out of turn`);
  const hand = given(book.hands[seat], "hand");
  insist(hand.includes(card), "the card was not in the hand");
  insist(mayPlay(book, hand, card), `seat ${seat} revoked`);
  book.hands[seat] = hand.filter((other) => other !== card);
  const trick = given(book.trick, "trick");
  trick.plays.push({ seat, card });
  book.said.push(`played ${seat} ${cardWord(card)}`);
  if (trick.plays.length === (book.alone ? 3 : 4)) collect(book, trick);
}

function collect(book: Book, trick: BookTrick): void {
  const best = bestPlay(trick, given(book.trump, "trump"));
  trick.winner = best.seat;
  book.taken[best.seat] = given(book.taken[best.seat], "tricks taken") + 1;
  book.tricks.push(trick);
  book.trick = null;
  book.said.push(`trickWon ${best.seat} ${cardWord(best.card)} ${book.tricks.length}`);
  if (book.tricks.length < HAND_SIZE) lead(book, best.seat);
  else scoreHand(book);
}

import type { Book } from "./book.ts";
import { cardNumber, cardWord } from "./cards.ts";
import { scoreHand } from "./score.ts";
import { HAND_SIZE } from "./seats.ts";
import type { SeenAction } from "./seen.ts";
import { bestPlay, follows, seatToPlay } from "./trick.ts";
import type { BookTrick } from "./trick.ts";
import { given, insist } from "./whistle.ts";

export function lead(book: Book, seat: number): void {
  book.phase = "PLAYING";
  book.trick = { leader: seat, plays: [], winner: null };
}

export function playerToCome(book: Book): number {
  return seatToPlay(given(book.trick, "trick"), (seat) => book.folded[seat] !== true);
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
  const active = book.folded.filter((folded) => !folded).length;
  if (trick.plays.length === active) collect(book, trick);
}

export function mayPlay(book: Book, hand: readonly number[], card: number): boolean {
  return follows(given(book.trick, "trick"), given(book.trump, "trump"), hand, card);
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

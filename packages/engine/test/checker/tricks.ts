import { given, HAND_SIZE, insist, nextSeat } from "./book.ts";
import type { Book, BookTrick } from "./book.ts";
import { cardNumber, cardWord, playedSuit, power } from "./cards.ts";
import { scoreHand } from "./score.ts";
import type { SeenAction } from "./seen.ts";

export function lead(book: Book, seat: number): void {
  book.phase = "PLAYING";
  book.trick = { leader: seat, plays: [], winner: null };
}

export function playerToCome(book: Book): number {
  const { leader, plays } = given(book.trick, "trick");
  const done = new Set(plays.map(({ seat }) => seat));
  const seats = [0, 1, 2, 3].map((steps) => nextSeat(leader, steps));
  return given(
    seats.find((seat) => book.folded[seat] !== true && !done.has(seat)),
    "a player for this trick",
  );
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
  const led = given(book.trick, "trick").plays[0];
  if (led === undefined) return true;
  const trump = given(book.trump, "trump");
  const asked = playedSuit(led.card, trump);
  return playedSuit(card, trump) === asked || hand.every((other) => playedSuit(other, trump) !== asked);
}

function collect(book: Book, trick: BookTrick): void {
  const trump = given(book.trump, "trump");
  const asked = playedSuit(given(trick.plays[0], "the lead").card, trump);
  const powers = trick.plays.map(({ card }) => power(card, asked, trump));
  const best = given(trick.plays[powers.indexOf(Math.max(...powers))], "the best card");
  trick.winner = best.seat;
  book.taken[best.seat] = given(book.taken[best.seat], "tricks taken") + 1;
  book.tricks.push(trick);
  book.trick = null;
  book.said.push(`trickWon ${best.seat} ${cardWord(best.card)} ${book.tricks.length}`);
  if (book.tricks.length < HAND_SIZE) lead(book, best.seat);
  else scoreHand(book);
}

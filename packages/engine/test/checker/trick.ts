import { playedSuit, power } from "./cards.ts";
import type { CardNumber } from "./cards.ts";
import { nextSeat } from "./seats.ts";
import { given } from "./whistle.ts";

export interface BookTrick {
  readonly leader: number;
  readonly plays: { readonly seat: number; readonly card: CardNumber }[];
  winner: number | null;
}

/** The first seat from the leader on that is in and has not played. */
export function seatToPlay({ leader, plays }: BookTrick, isIn: (seat: number) => boolean): number {
  const done = new Set(plays.map(({ seat }) => seat));
  const seats = [0, 1, 2, 3].map((steps) => nextSeat(leader, steps));
  return given(
    seats.find((seat) => isIn(seat) && !done.has(seat)),
    "a player for this trick",
  );
}

/** Whether a card of this hand may be played to the trick. */
export function follows({ plays }: BookTrick, trump: number, hand: readonly CardNumber[], card: CardNumber) {
  const led = plays[0];
  if (led === undefined) return true;
  const asked = playedSuit(led.card, trump);
  return playedSuit(card, trump) === asked || hand.every((other) => playedSuit(other, trump) !== asked);
}

export function bestPlay({ plays }: BookTrick, trump: number) {
  const asked = playedSuit(given(plays[0], "the lead").card, trump);
  const powers = plays.map(({ card }) => power(card, asked, trump));
  return given(plays[powers.indexOf(Math.max(...powers))], "the best card");
}

import { cardNumber } from "./cards.ts";
import { seatNumbers } from "./seats.ts";
import type { SeatBook } from "./seats.ts";
import type { SeenCard, SeenTrick } from "./seen.ts";
import type { BookTrick } from "./trick.ts";
import { given, same } from "./whistle.ts";

export function sameCards(what: string, expected: readonly number[], seen: readonly SeenCard[]): void {
  same(`number of cards, ${what}`, expected.length, seen.length);
  expected.forEach((card, index) => same(what, card, numberOf(seen[index])));
}

/** A card whose suit or rank does not agree with its id is no card of the pack. */
function numberOf(card: SeenCard | undefined): number {
  if (card === undefined) return -1;
  return card.id === `${card.suit}_${card.rank}` ? cardNumber(card.id) : -1;
}

interface SeenSeats {
  readonly phase: string;
  readonly round: number;
  readonly dealerPosition: number;
  readonly dealerChosen: boolean;
}

export function sameTable(book: SeatBook, state: SeenSeats): void {
  same("phase", book.phase, state.phase);
  same("round", book.round, state.round);
  same("dealer", book.dealer, state.dealerPosition);
  same("dealer chosen", book.dealerChosen, state.dealerChosen);
}

interface SeenGuest {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly connected: boolean;
}

/** Who sits where; then `more` is asked about each. */
export function samePlayers<Player extends SeenGuest>(
  book: SeatBook,
  players: readonly Player[],
  more: (seat: number, player: Player) => void,
): void {
  const seated = seatNumbers(book).filter((seat) => book.seats[seat] !== null);
  same("number of players", seated.length, players.length);
  seated.forEach((seat, index) => {
    const player = given(players[index], "player");
    const guest = given(book.seats[seat], "guest");
    same("position", seat, player.position);
    same("id", guest.id, player.id);
    same("name", guest.name, player.name);
    same("connected", true, player.connected);
    more(seat, player);
  });
}

const NO_TRICK: BookTrick = { leader: 0, plays: [], winner: null };

interface Tricks {
  readonly tricks: readonly BookTrick[];
  readonly trick: BookTrick | null;
}

interface SeenTricks {
  readonly tricks: readonly SeenTrick[];
  readonly currentTrick: SeenTrick;
}

export function sameTricks(book: Tricks, { tricks, currentTrick }: SeenTricks): void {
  same("number of tricks", book.tricks.length, tricks.length);
  book.tricks.forEach((trick, index) => sameTrick(trick, index + 1, given(tricks[index], "trick")));
  if (book.trick === null) sameTrick(NO_TRICK, 0, currentTrick);
  else sameTrick(book.trick, book.tricks.length + 1, currentTrick);
}

function sameTrick({ leader, plays, winner }: BookTrick, number: number, trick: SeenTrick): void {
  same("number of the trick", number, trick.number);
  same("leader of the trick", leader, trick.leadPlayerPosition);
  same("winner of the trick", winner, trick.winner);
  same("cards in the trick", plays.length, trick.cards.length);
  plays.forEach(({ seat, card }, index) => {
    same("seat of a card", seat, trick.cards[index]?.playerPosition);
    same("card in the trick", card, numberOf(trick.cards[index]?.card));
  });
}

import { given, insist } from "./whistle.ts";

/** What a referee's book knows about who sits where, whatever the game. */
export interface SeatBook {
  phase: string;
  /** Ids and names by seat; null where nobody sits. */
  seats: ({ readonly id: string; readonly name: string } | null)[];
  round: number;
  dealer: number;
  dealerChosen: boolean;
  /** What everybody at the table heard during the last action. */
  said: string[];
}

interface SeatAction {
  readonly id?: string;
  readonly name?: string;
  readonly playerPosition?: number;
}

export const HAND_SIZE = 5;

export function emptySeats(players: number): SeatBook {
  return {
    phase: "WAITING_FOR_PLAYERS",
    seats: perSeat(players, null),
    round: 0,
    dealer: 0,
    dealerChosen: false,
    said: [],
  };
}

export function perSeat<T>(players: number, value: T): T[] {
  return Array.from({ length: players }, () => value);
}

/** The seats around a table. */
type Round = Pick<SeatBook, "seats">;

export function nextSeat({ seats }: Round, seat: number, steps = 1): number {
  return (seat + steps) % seats.length;
}

export function seatNumbers({ seats }: Round): readonly number[] {
  return [...seats.keys()];
}

/** Every seat, clockwise from this one. */
export function seatsFrom(table: Round, first: number): readonly number[] {
  return seatNumbers(table).map((steps) => nextSeat(table, first, steps));
}

export function sit(book: SeatBook, action: SeatAction): void {
  insist(book.phase === "WAITING_FOR_PLAYERS", "somebody sat down at a full table");
  const id = given(action.id, "id");
  const name = given(action.name, "name");
  insist(
    book.seats.every((guest) => guest?.id !== id),
    "one player sits twice",
  );
  const seat = action.playerPosition ?? book.seats.indexOf(null);
  insist(book.seats[seat] === null, "the seat was taken");
  book.seats[seat] = { id, name };
  book.said.push(`joined ${seat} ${id} ${name}`);
  if (!book.seats.includes(null)) book.phase = "DEALING";
}

export function rise(book: SeatBook, action: SeatAction): void {
  insist(book.round === 0, "somebody left after the first deal");
  const seat = given(action.playerPosition, "playerPosition");
  const guest = given(book.seats[seat], "the guest who leaves");
  book.seats[seat] = null;
  book.phase = "WAITING_FOR_PLAYERS";
  book.dealer = 0;
  book.dealerChosen = false;
  book.said.push(`left ${seat} ${guest.name}`);
}

/** Seats run clockwise: the next higher number is to the left, and after the last comes 0. */
export type Position = 0 | 1 | 2 | 3 | 4 | 5;
/** The seats of the largest table. Which of them a game has is for its options to say. */
export const LARGEST_TABLE = [0, 1, 2, 3, 4, 5] as const satisfies readonly Position[];
/** Who looks at a game. */
export type Viewer = Position | "spectator";

export function isPosition(value: unknown): value is Position {
  return LARGEST_TABLE.some((position) => position === value);
}

/** The seats of a table for so many players. */
export function seatsFor(players: number): readonly Position[] {
  return LARGEST_TABLE.slice(0, players);
}

/** The seats of these players. At a full table that is every seat. */
export function seatsOf(players: readonly { readonly position: Position }[]): readonly Position[] {
  return players.map(({ position }) => position);
}

/** All seats in clockwise order, `first` at the front. */
export function clockwiseFrom(first: Position, seats: readonly Position[]): readonly Position[] {
  return [...seats.filter((seat) => seat >= first), ...seats.filter((seat) => seat < first)];
}

/** All other seats in clockwise order, from the left of this one. */
export function othersClockwise(position: Position, seats: readonly Position[]): readonly Position[] {
  return [...seats.filter((seat) => seat > position), ...seats.filter((seat) => seat < position)];
}

export function leftOf(position: Position, seats: readonly Position[]): Position {
  return seats.find((seat) => seat > position) ?? seats[0] ?? position;
}

/** The first seat that is wanted, going clockwise from the left of this one and ending with it; null when none is. */
export function nextClockwise(
  position: Position,
  seats: readonly Position[],
  isWanted: (seat: Position) => boolean,
): Position | null {
  return seats.find((seat) => seat > position && isWanted(seat)) ?? seats.find(isWanted) ?? null;
}

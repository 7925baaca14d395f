/** Seats run clockwise: the seat after 0 is to the left of 0. */
export const POSITIONS = [0, 1, 2, 3] as const;
export type Position = (typeof POSITIONS)[number];
/** Who looks at a game. */
export type Viewer = Position | "spectator";

const LEFT_OF = [1, 2, 3, 0] as const;

export function isPosition(value: unknown): value is Position {
  return value === 0 || value === 1 || value === 2 || value === 3;
}

export function leftOf(position: Position): Position {
  return LEFT_OF[position];
}

const CLOCKWISE_FROM = [
  [0, 1, 2, 3],
  [1, 2, 3, 0],
  [2, 3, 0, 1],
  [3, 0, 1, 2],
] as const;

/** All four seats in clockwise order, `first` at the front. */
export function clockwiseFrom(first: Position): readonly Position[] {
  return CLOCKWISE_FROM[first];
}

/** The first seat for which `wanted` holds, going clockwise from the left of `position`; null when there is none. */
export function nextClockwise(position: Position, wanted: (candidate: Position) => boolean): Position | null {
  for (const candidate of CLOCKWISE_FROM[leftOf(position)]) {
    if (wanted(candidate)) return candidate;
  }
  return null;
}

/** For each first seat, every choice of seats as a list; bit n of a choice is seat n. */
const CHOICES_FROM = CLOCKWISE_FROM.map((seats) =>
  Array.from({ length: 1 << POSITIONS.length }, (_, chosen): readonly Position[] =>
    seats.filter((seat) => (chosen & (1 << seat)) !== 0),
  ),
);

/** A choice of seats, clockwise from `first`; bit n is seat n. Lists are made once: games ask for them at every turn. */
export function chosenClockwise(first: Position, chosen: number): readonly Position[] {
  return CHOICES_FROM[first]?.[chosen] ?? [];
}

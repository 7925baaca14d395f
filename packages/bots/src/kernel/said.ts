import type { Pack } from "./lanes.ts";

/** Something a seat said: how well it fits to the hand the seat was dealt, from 0 to 1. */
export interface Said {
  readonly seat: number;
  readonly fits: (hand: Pack) => number;
}

/** The same, and no hand is judged twice: the same few come up again and again while cards are dealt. */
export function remembered({ seat, fits }: Said): Said {
  const known = new Map<Pack, number>();
  return {
    seat,
    fits: (hand) => {
      const found = known.get(hand);
      if (found !== undefined) return found;
      const fit = fits(hand);
      known.set(hand, fit);
      return fit;
    },
  };
}

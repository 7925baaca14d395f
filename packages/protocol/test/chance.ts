import { deckFor } from "@buck/engine";
import type { CardId } from "@buck/engine";

export type Below = (limit: number) => number;

export function seeded(seed: number): Below {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

export function shuffled(below: Below, players: number): readonly CardId[] {
  const deck = deckFor(players).map(({ id }) => id);
  const rest = [...deck];
  return deck.flatMap(() => rest.splice(below(rest.length), 1));
}

/** One of them, or none of none. */
export function pick<Item>(items: readonly Item[], below: Below): readonly Item[] {
  const index = below(items.length);
  return items.slice(index, index + 1);
}

/** A uniform whole number from 0 up to, not including, `below`. */
export type Below = (below: number) => number;

/** The same numbers for the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number): Below {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export function shuffled<Item>(items: readonly Item[], below: Below): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: below(2 ** 32) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

/** A source of chance that a seed replays: numbers from 0 up to, but not including, 1. */
export type Rng = () => number;

export function seeded(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function below(rng: Rng, limit: number): number {
  return Math.floor(rng() * limit);
}

export function chance(rng: Rng, probability: number): boolean {
  return rng() < probability;
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  const item = items[below(rng, items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

export function pickWeighted<T>(rng: Rng, items: readonly T[], weightOf: (item: T) => number): T {
  const weights = items.map(weightOf);
  let left = rng() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = items.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
  return chosen ?? pick(rng, items);
}

export function shuffle<T>(rng: Rng, items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, key: rng() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

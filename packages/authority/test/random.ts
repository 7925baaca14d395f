import type { Random } from "../src/index.ts";

/** Chance that a seed replays: a whole number from 0 up to, not including, `below`. */
export type Dice = (below: number) => number;

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * below);
  };
}

export function chance(roll: Dice, percent: number): boolean {
  return roll(100) < percent;
}

export function pick<T>(roll: Dice, items: readonly T[]): T {
  const item = items[roll(items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

export function shuffle<T>(roll: Dice, items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, key: roll(2 ** 30) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

export function simRandom(seed: number): Random {
  const roll = dice(seed);
  return { below: roll, id: () => newId(roll) };
}

function newId(roll: Dice): string {
  return Array.from({ length: 22 }, () => "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ-_"[roll(38)]).join("");
}

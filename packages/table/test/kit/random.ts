import { FULL_DECK } from "@buck/engine";
import type { CardId } from "@buck/engine";
import type { Random } from "../../src/index.ts";

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

/** Like `random`, except that the table's next shuffles give these decks. */
export function stackedRandom(random: Random, decks: readonly (readonly CardId[])[]): Random {
  const left = [...decks];
  let draws: number[] = [];
  return {
    id: () => random.id(),
    below: (below) => {
      if (below === FULL_DECK.length) draws = drawsFor(left.shift());
      return draws.shift() ?? random.below(below);
    },
  };
}

/** What the shuffle has to draw so that this deck comes out. */
function drawsFor(deck: readonly CardId[] | undefined): number[] {
  if (deck === undefined) return [];
  const rest = [...FULL_DECK];
  const [last, ...drawn] = deck;
  if (last === undefined) return [];
  return drawn.map((card) => take(rest, card));
}

function take(rest: CardId[], card: CardId): number {
  const index = rest.indexOf(card);
  rest.splice(index, 1);
  return index;
}

import type { Dice } from "./dice.ts";
import { countBits } from "./lanes.ts";
import type { Pack } from "./lanes.ts";

/** A place where hidden cards lie: a hand, the cards left over, a discard. */
export interface Place {
  readonly size: number;
  /** The cards that may lie here. */
  readonly may: Pack;
}

/** One decision of a deal: how many cards of a kind go to a place. */
interface Step {
  readonly place: number;
  /** Cards that may lie in the same places. */
  readonly kind: Pack;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** No kind after this one may lie here: the place has to be full after it. */
  readonly fills: boolean;
  /** It is the same with all steps from this one on. */
  readonly isForced: boolean;
}

const SIZE_BITS = 3;
const SIZE_MASK = (1 << SIZE_BITS) - 1;
const LEFT_BITS = 5;

/** Every way the hidden cards can lie, each as likely as any other. */
export class Deals {
  private readonly steps: readonly Step[];
  private readonly sizes: number;
  private readonly known = new Map<number, number>();
  private readonly places: number;

  constructor(hidden: Pack, places: readonly Place[]) {
    this.places = places.length;
    this.sizes = places.reduce((sizes, { size }, place) => sizes | (size << (place * SIZE_BITS)), 0);
    const kinds = kindsOf(hidden, places);
    this.steps = kinds.flatMap(({ kind, allowed }, at) =>
      allowed.map((place, index) => ({
        place,
        kind,
        isFirst: index === 0,
        isLast: index === allowed.length - 1,
        fills: kinds.slice(at + 1).every((later) => !later.allowed.includes(place)),
        isForced: at === kinds.length - 1,
      })),
    );
    if (this.count === 0) throw new RangeError("the hidden cards fit nowhere");
  }

  /** How many deals there are. */
  get count(): number {
    return this.ways(0, 0, this.sizes);
  }

  /** Puts a random deal into `lies`, a set of cards for each place. */
  deal(dice: Dice, lies: Int32Array): void {
    lies.fill(0, 0, this.places);
    let sizes = this.sizes;
    let rest = 0;
    let index = 0;
    for (const { place, kind, isFirst, isLast } of this.steps) {
      if (isFirst) rest = kind;
      const left = countBits(rest);
      const number = isLast ? left : this.numberHere(index, left, sizes, dice);
      const cards = number === left ? rest : pickCards(rest, number, dice);
      rest &= ~cards;
      lies[place] = (lies[place] ?? 0) | cards;
      sizes -= number << (place * SIZE_BITS);
      index += 1;
    }
  }

  /** Puts every deal into `lies` in turn, and calls `visit` for each. */
  each(lies: Int32Array, visit: () => void): void {
    lies.fill(0, 0, this.places);
    this.visitFrom(0, 0, { lies, visit, sizes: this.sizes });
  }

  private visitFrom(
    index: number,
    rest: Pack,
    walk: { lies: Int32Array; visit: () => void; sizes: number },
  ): void {
    const step = this.steps[index];
    if (step === undefined) {
      if (walk.sizes === 0) walk.visit();
      return;
    }
    const cards = step.isFirst ? step.kind : rest;
    const room = (walk.sizes >> (step.place * SIZE_BITS)) & SIZE_MASK;
    const held = walk.lies[step.place] ?? 0;
    const { sizes } = walk;
    for (const here of step.isLast ? [cards] : subsetsOf(cards)) {
      const number = countBits(here);
      if (number > room) continue;
      walk.lies[step.place] = held | here;
      walk.sizes = sizes - (number << (step.place * SIZE_BITS));
      this.visitFrom(index + 1, cards & ~here, walk);
    }
    walk.lies[step.place] = held;
    walk.sizes = sizes;
  }

  private numberHere(index: number, left: number, sizes: number, dice: Dice): number {
    const step = this.steps[index];
    if (step === undefined) return 0;
    const { least, most } = boundsFor(step, left, sizes);
    const share = dice.fraction();
    if (least === most) return least;
    let chance = share * this.waysWith(index, left, sizes);
    for (let number = most; number > least; number -= 1) {
      chance -= this.waysBy(index, number, left, sizes);
      if (chance < 0) return number;
    }
    return least;
  }

  /** In how many ways the steps from this one on can be taken, with so many cards of the last kind left. */
  private ways(index: number, left: number, sizes: number): number {
    const step = this.steps[index];
    if (step === undefined) return sizes === 0 && left === 0 ? 1 : 0;
    return this.waysWith(index, step.isFirst ? countBits(step.kind) : left, sizes);
  }

  private waysWith(index: number, left: number, sizes: number): number {
    const step = this.steps[index];
    if (step === undefined) return 0;
    // Where nothing is left to choose it is soon counted, and there are many such ends.
    if (step.isForced) return this.waysBy(index, boundsFor(step, left, sizes).least, left, sizes);
    const key = (((sizes << LEFT_BITS) | left) << LEFT_BITS) | index;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const { least, most } = boundsFor(step, left, sizes);
    let ways = 0;
    for (let number = least; number <= most; number += 1) ways += this.waysBy(index, number, left, sizes);
    this.known.set(key, ways);
    return ways;
  }

  /** The same, with so many of them going to the place of this step. */
  private waysBy(index: number, number: number, left: number, sizes: number): number {
    const { place } = this.steps[index] ?? { place: 0 };
    const after = sizes - (number << (place * SIZE_BITS));
    return choose(left, number) * this.ways(index + 1, left - number, after);
  }
}

/** How many cards of those that are left may go to the place of a step. */
function boundsFor({ place, isLast, fills }: Step, left: number, sizes: number) {
  const room = (sizes >> (place * SIZE_BITS)) & SIZE_MASK;
  return { least: Math.max(isLast ? left : 0, fills ? room : 0), most: Math.min(room, left) };
}

/** The hidden cards by the places they may lie in, the most bound first. */
function kindsOf(hidden: Pack, places: readonly Place[]) {
  const kinds = new Map<number, Pack>();
  for (let rest = hidden; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    const allowed = places.reduce(
      (set, { may }, place) => ((may & card) === 0 ? set : set | (1 << place)),
      0,
    );
    kinds.set(allowed, (kinds.get(allowed) ?? 0) | card);
  }
  return [...kinds]
    .map(([set, kind]) => ({
      kind,
      allowed: places.flatMap((_, place) => ((set >> place) & 1 ? place : [])),
    }))
    .toSorted((a, b) => a.allowed.length - b.allowed.length);
}

function pickCards(from: Pack, number: number, dice: Dice): Pack {
  let rest = from;
  for (let taken = 0; taken < number; taken += 1) rest &= ~anyCard(rest, dice);
  return from & ~rest;
}

export function anyCard(set: Pack, dice: Dice): Pack {
  let rest = set;
  for (let skipped = dice.below(countBits(set)); skipped > 0; skipped -= 1) rest &= rest - 1;
  return rest & -rest;
}

/** Every subset, the whole set first and the empty one last. */
function subsetsOf(set: Pack): readonly Pack[] {
  const subsets: Pack[] = [];
  for (let subset = set; ; subset = (subset - 1) & set) {
    subsets.push(subset);
    if (subset === 0) return subsets;
  }
}

/** In how many ways cards can be chosen from so many; of one kind there are no more than fit into a deck. */
const CHOICES: readonly Float64Array[] = Array.from({ length: 33 }, (_, from) => {
  let ways = 1;
  return Float64Array.from({ length: from + 1 }, (_each, number) => {
    if (number > 0) ways = (ways * (from - number + 1)) / number;
    return ways;
  });
});

function choose(from: number, number: number): number {
  return CHOICES[from]?.[number] ?? 0;
}

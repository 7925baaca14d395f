import { expect, test } from "vitest";
import { seeded } from "../../test/chance.ts";
import { Deals } from "./deals.ts";
import { Dice } from "./dice.ts";

/** Six cards for places of three, two and one; the first place has none of the two lowest, the last only the highest three. */
const PLACES = [
  { size: 3, may: 0b111100 },
  { size: 2, may: 0b111111 },
  { size: 1, may: 0b111000 },
];
const ALL = 0b111111;

function everyDeal(): readonly string[] {
  const found: string[] = [];
  const lies = new Int32Array(PLACES.length);
  new Deals(ALL, PLACES).each(lies, () => found.push(lies.join(" ")));
  return found;
}

test("every deal that fits is found once, and counted", () => {
  const deals = everyDeal();
  expect(new Set(deals).size).toBe(deals.length);
  expect(new Deals(ALL, PLACES).count).toBe(deals.length);
  expect(deals.toSorted()).toEqual(byBruteForce().toSorted());
});

function byBruteForce(): readonly string[] {
  const found: string[] = [];
  for (let code = 0; code < 3 ** 6; code += 1) {
    const lies = [0, 0, 0];
    for (let card = 0; card < 6; card += 1) {
      const place = Math.floor(code / 3 ** card) % 3;
      lies[place] = (lies[place] ?? 0) | (1 << card);
    }
    const fits = PLACES.every(({ size, may }, place) => {
      const held = lies[place] ?? 0;
      return (held & ~may) === 0 && held.toString(2).replaceAll("0", "").length === size;
    });
    if (fits) found.push(lies.join(" "));
  }
  return found;
}

test("every deal comes up as often as any other", () => {
  const deals = new Deals(ALL, PLACES);
  const dice = new Dice(seeded(4));
  const counts = new Map(everyDeal().map((deal) => [deal, 0]));
  const lies = new Int32Array(PLACES.length);
  for (let round = 0; round < 1_000 * counts.size; round += 1) {
    deals.deal(dice, lies);
    counts.set(lies.join(" "), (counts.get(lies.join(" ")) ?? -Infinity) + 1);
  }
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test("cards that fit nowhere are refused", () => {
  expect(() => new Deals(ALL, [{ size: 6, may: 0b11111 }])).toThrow(RangeError);
});

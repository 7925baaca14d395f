import { expect, test } from "vitest";
import { seeded } from "../../test/chance.ts";
import { Dice } from "./dice.ts";
import { HiddenCards, TABLE } from "./hiddenCards.ts";
import { countBits } from "./lanes.ts";

const HIDDEN = 0x3_ff_ff;
const WANTED = 0b1111;
const DEALS = 200;

/** A seat surely has four of eighteen cards, as one deal in six hundred gives it; each that is missing is hard to believe. */
const hidden = new HiddenCards(
  HIDDEN,
  [
    { spot: 1, size: 5, may: HIDDEN },
    { spot: 2, size: 5, may: HIDDEN & ~(1 << 17) },
    { spot: 3, size: 5, may: HIDDEN },
    { spot: TABLE, size: 3, may: HIDDEN },
  ],
  (cards) => 0.02 ** (4 - countBits((cards[1] ?? 0) & WANTED)),
);

test("what hardly any deal fits comes up far more often than by dealing alone", () => {
  const dice = new Dice(seeded(8));
  let fitting = 0;
  for (let deal = 0; deal < DEALS; deal += 1) {
    hidden.deal(dice);
    const [first = 0, second = 0, third = 0, table = 0] = [1, 2, 3, TABLE].map((spot) => hidden.cards[spot]);
    expect([first, second, third, table].map(countBits)).toEqual([5, 5, 5, 3]);
    expect(first | second | third | table).toBe(HIDDEN);
    expect(second >> 17).toBe(0);
    if ((first & WANTED) === WANTED) fitting += 1;
  }
  // By the weights it is two of three; the best of thirty deals has all four cards in one of twenty.
  expect(fitting / DEALS).toBeGreaterThan(0.25);
  expect(fitting / DEALS).toBeLessThan(0.8);
});

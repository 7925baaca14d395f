import { euchre } from "@buck/engine";
import { expect, test } from "vitest";
import { round1, said } from "../../test/euchreBuilders.ts";
import { euchreMedium } from "./medium.ts";
import { stakesFor } from "./stakes.ts";

const at = (own: number, others: number, targetScore = 10) =>
  stakesFor({
    options: { ...euchre.DEFAULT_OPTIONS, targetScore },
    own,
    others,
    dealsNext: true,
    handsLeft: Infinity,
  });

test("far from the end of a game everything is worth about its points", () => {
  const { together, alone } = at(0, 0);
  expect(together.made).toBeCloseTo(1);
  expect(together.march).toBeCloseTo(2, 0);
  expect(together.euchred).toBeCloseTo(-2, 0);
  expect(alone.march).toBeGreaterThan(3);
  expect(at(0, 0, 1_000).together).toEqual({ made: 1, march: 2, euchred: -2 });
});

test("with one point to go for both, a trick too many is worth nothing", () => {
  const { together, alone } = at(9, 9);
  expect(together).toEqual({ made: 1, march: 1, euchred: -1 });
  expect(alone).toEqual(together);
});

test("who is far behind has little to lose and much to gain", () => {
  expect(at(5, 9).together.euchred).toBeCloseTo(-1);
  expect(at(5, 9).alone.march).toBeGreaterThan(at(0, 0).alone.march);
});

const ALMOST = round1("JH JD AH KS 9C", { turnUp: "9H" });

test.each([
  ["goes alone at the start of a game", { a: 0, b: 0 }, "order up alone"],
  ["stays with the partner where one point wins", { a: 9, b: 4 }, "order up"],
])("a hand of bowers %s", (_, scores, expected) => {
  expect(said({ ...ALMOST, scores }, euchreMedium)).toBe(expected);
});

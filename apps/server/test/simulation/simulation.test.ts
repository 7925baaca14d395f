import { describe, expect, test } from "vitest";
import { evening, USUAL } from "./evening.ts";

/** SEEDS=20000 runs that many evenings; SEED=123 replays one. */
const { SEED, SEEDS = "120" } = process.env;
const seeds =
  SEED === undefined ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1) : [Number(SEED)];
describe("whatever disk, clock, process and people do, a server keeps its promises", () => {
  test(`${seeds.length} evenings`, async () => {
    for (const seed of seeds) await evening({ seed });
    expect(seeds.length).toBeGreaterThan(0);
  }, 600_000);

  test("a file that rots is refused, or nothing is missing", async () => {
    const refused: boolean[] = [];
    for (const seed of seeds) refused.push(await evening({ seed, rates: { ...USUAL, rot: 3 } }));
    expect(refused.filter(Boolean).length / seeds.length).toBeGreaterThan(SEED === undefined ? 0.5 : -1);
  }, 600_000);
});

import { describe, expect, test } from "vitest";
import { clusterEvening } from "./evening.ts";

/** SEEDS=20000 runs that many evenings; SEED=123 replays one. */
const { SEED, SEEDS = "300" } = process.env;
const seeds =
  SEED === undefined ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1) : [Number(SEED)];
/** What only an entry of a node that had lost the table can be. */
const LATE = /was written in epoch|has the number/;

describe("whatever becomes of nodes and database, a table has one authority and loses nothing", () => {
  test(`${seeds.length} evenings at three nodes`, async () => {
    for (const seed of seeds) await clusterEvening({ seed });
    expect(seeds.length).toBeGreaterThan(0);
  }, 600_000);

  test("without the fence the simulation finds entries of nodes that had lost the table", async () => {
    const found: string[] = [];
    for (let seed = 1; seed <= 100 && !found.some((text) => LATE.test(text)); seed += 1) {
      await clusterEvening({ seed, hasFence: false }).catch((error: unknown) => found.push(String(error)));
    }
    expect(found).toContainEqual(expect.stringMatching(LATE));
  });
});

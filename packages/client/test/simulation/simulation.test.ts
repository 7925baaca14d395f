import { describe, test } from "vitest";
import { evening } from "./run.ts";

/** SEEDS=20000 runs that many evenings; SEED=123 replays one. */
const { SEED, SEEDS = "150" } = process.env;
const CHUNK = 50;

const seeds =
  SEED === undefined ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1) : [Number(SEED)];
const chunks = Array.from({ length: Math.ceil(seeds.length / CHUNK) }, (_, index) =>
  seeds.slice(index * CHUNK, (index + 1) * CHUNK),
);

async function checkEvening(seed: number): Promise<void> {
  try {
    await evening(seed);
  } catch (error) {
    throw new Error(`SEED=${seed} replays this`, { cause: error });
  }
}

describe("whatever the network, the disk, the server and the people do, the table keeps its promises", () => {
  test.each(chunks.map((chunk) => ({ chunk, first: chunk[0], last: chunk.at(-1) })))(
    "TABLE-STORE-6 seeds $first to $last",
    { timeout: 120_000 },
    async ({ chunk }) => {
      for (const seed of chunk) await checkEvening(seed);
    },
  );
});

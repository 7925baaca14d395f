import { drawn, randomRates, type Rates } from "../support/rates.ts";
import { ClusterWorld } from "./world.ts";

const STEPS = 15;

/** What can happen at any moment. */
const HAPPENINGS = {
  cutDatabase: (world: ClusterWorld) => world.cutDatabase(),
  stop: (world: ClusterWorld) => world.stop(),
  kill: (world: ClusterWorld) => world.kill(),
  drain: (world: ClusterWorld) => world.drain(),
  talk: (world: ClusterWorld, serial: number) => world.say(serial),
};

type ClusterRates = Rates<keyof typeof HAPPENINGS>;

const USUAL: ClusterRates = { cutDatabase: 1, stop: 1, kill: 1, drain: 1, talk: 4 };

export function randomClusterRates(roll: (below: number) => number): ClusterRates {
  return { ...randomRates(USUAL, roll), talk: 1 + roll(8) };
}

export interface ClusterEvening {
  readonly seed: number;
  readonly rates?: ClusterRates;
  readonly steps?: number;
  readonly hasFence?: boolean;
}

/** Three people at one table of three servers to which all of this happens. Rejects when a promise is broken. */
export async function clusterEvening(evening: ClusterEvening): Promise<void> {
  const { seed, rates = USUAL, steps = STEPS, hasFence } = evening;
  const world = new ClusterWorld(seed, { ...(hasFence !== undefined && { hasFence }) });
  try {
    await world.begin();
    for (let serial = 0; serial < steps; serial += 1) {
      HAPPENINGS[drawn(rates, world.roll)](world, serial);
      await world.pass(100 * (1 + world.roll(8)));
      world.check();
    }
    await world.finish();
  } catch (error) {
    throw new Error(`SEED=${seed} replays this: ${String(error)}`, { cause: error });
  }
}

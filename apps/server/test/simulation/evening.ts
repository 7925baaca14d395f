import { drawn, randomRates, type Rates } from "../support/rates.ts";
import type { Mood } from "./faultyDisk.ts";
import { World } from "./world.ts";

const STEPS = 20;
const YEAR = 365 * 24 * 3_600_000;
const MOODS: readonly Mood[] = ["fine", "full", "stalls", "torn"];

/** What can happen at any moment. */
const HAPPENINGS = {
  talk: (world: World, serial: number) => world.ask({ type: "say", text: `line ${serial}` }),
  lock: (world: World) => world.ask({ type: "lock", locked: world.roll(2) === 0 }),
  rename: (world: World, serial: number) => world.ask({ type: "rename", name: `Ann ${serial}` }),
  pause: (world: World) => world.ask({ type: world.roll(2) === 0 ? "pause" : "resume" }),
  kill: (world: World) => world.kill(),
  damage: (world: World) => {
    world.disk.damageSnapshot();
    return world.kill();
  },
  leave: (world: World) => {
    world.leave();
    return world.kill();
  },
  clock: (world: World) => {
    world.clock.wallOffset += (world.roll(5) - 2) * YEAR;
    return world.housekeep();
  },
  decide: async (world: World) => {
    await world.decide();
    if (world.roll(2) === 0) await world.ask({ type: "undo" });
  },
  disk: async (world: World) => {
    world.disk.mood = MOODS[world.roll(MOODS.length)] ?? "fine";
  },
  rot: (world: World) => world.rot(),
  time: (world: World) => world.pass(500 * (1 + world.roll(6))),
};

type ServerRates = Rates<keyof typeof HAPPENINGS>;

export const USUAL: ServerRates = {
  talk: 2,
  lock: 1,
  rename: 1,
  pause: 1,
  kill: 1,
  damage: 1,
  leave: 1,
  clock: 1,
  decide: 2,
  disk: 1,
  rot: 0,
  time: 2,
};

export function randomServerRates(roll: (below: number) => number): ServerRates {
  return { ...randomRates(USUAL, roll), decide: 1 + roll(8), time: 1 + roll(8), rot: roll(4) === 0 ? 1 : 0 };
}

export interface Evening {
  readonly seed: number;
  readonly rates?: ServerRates;
  readonly steps?: number;
}

/**
 * One host among bots at a server to which all of this happens. Rejects when a promise is broken; resolves with whether
 * the table was refused in the end, because its file has rotted.
 */
export async function evening({ seed, rates = USUAL, steps = STEPS }: Evening): Promise<boolean> {
  const world = new World(seed);
  try {
    await world.begin();
    if (seed % 10 === 0) await world.renameOften();
    for (let serial = 0; serial < steps && !world.isRefused; serial += 1) {
      await HAPPENINGS[drawn(rates, world.roll)](world, serial);
    }
    await world.finish();
    return world.isRefused;
  } catch (error) {
    throw new Error(`SEED=${seed} replays this`, { cause: error });
  }
}

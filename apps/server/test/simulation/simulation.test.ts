import { describe, expect, test } from "vitest";
import type { Mood } from "./faultyDisk.ts";
import { World } from "./world.ts";

/** SEEDS=20000 runs that many evenings; SEED=123 replays one. */
const { SEED, SEEDS = "1000" } = process.env;
const seeds =
  SEED === undefined ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1) : [Number(SEED)];
const STEPS = 20;
const YEAR = 365 * 24 * 3_600_000;
const MOODS: readonly Mood[] = ["fine", "full", "stalls", "torn"];

async function step(world: World, serial: number): Promise<void> {
  const { roll, clock, disk } = world;
  switch (roll(14)) {
    case 0:
    case 1:
      return world.ask({ type: "say", text: `line ${serial}` });
    case 2:
      return world.ask({ type: "lock", locked: roll(2) === 0 });
    case 3:
      return world.ask({ type: "rename", name: `Ann ${serial}` });
    case 4:
      return world.ask({ type: roll(2) === 0 ? "pause" : "resume" });
    case 5:
      return world.kill();
    case 6:
      disk.damageSnapshot();
      return world.kill();
    case 7:
      world.leave();
      return world.kill();
    case 8:
      clock.wallOffset += (roll(5) - 2) * YEAR;
      return world.housekeep();
    case 9:
    case 10:
      await world.decide();
      return roll(2) === 0 ? world.ask({ type: "undo" }) : undefined;
    case 11:
      disk.mood = MOODS[roll(MOODS.length)] ?? "fine";
      return;
    default:
      return world.pass(500 * (1 + roll(6)));
  }
}

async function evening(
  seed: number,
  spoil: (world: World, serial: number) => void = () => {},
): Promise<void> {
  const world = new World(seed);
  try {
    await world.begin();
    if (seed % 10 === 0) await world.renameOften();
    for (let serial = 0; serial < STEPS; serial += 1) {
      spoil(world, serial);
      await step(world, serial);
    }
    await world.finish();
  } catch (error) {
    throw new Error(`SEED=${seed} replays this`, { cause: error });
  }
}

describe("whatever disk, clock, process and people do, a server keeps its promises", () => {
  test(`${seeds.length} evenings`, async () => {
    for (const seed of seeds) await evening(seed);
    expect(seeds.length).toBeGreaterThan(0);
    // A minute and a half on a machine with ten times as much to do as it has cores.
  }, 600_000);
});

/** How many of fifteen evenings are found out. */
async function foundOut(spoil: (world: World, serial: number) => void): Promise<number> {
  const results = [];
  for (let seed = 10; seed <= 150; seed += 10) {
    results.push(
      await evening(seed, spoil).then(
        () => 0,
        () => 1,
      ),
    );
  }
  return results.reduce<number>((sum, each) => sum + each, 0);
}

describe("the simulation finds out", () => {
  test.each<[string, (world: World, serial: number) => void]>([
    [
      "a disk that acknowledges what it does not keep",
      ({ disk }, serial) => void (serial === 10 && (disk.mood = "liar")),
    ],
    [
      "a log that loses its newest entry",
      ({ disk }) =>
        disk.database.exec(
          "UPDATE journal SET entries = json_remove(entries, '$[#-1]') WHERE id = (SELECT max(id) FROM journal)",
        ),
    ],
    [
      "snapshots that lose a name",
      ({ disk }) => disk.database.exec("UPDATE snapshots SET state = replace(state, 'Ann', 'Bob')"),
    ],
    [
      "a store that forgets commands",
      ({ disk }) =>
        disk.database.exec(`
          UPDATE pages SET commands = '[]';
          UPDATE journal SET entries =
            (SELECT json_group_array(json_set(value, '$[3]', NULL)) FROM json_each(entries))`),
    ],
    [
      "tables that are deleted",
      ({ disk }, serial) => void (serial === 10 && disk.database.exec("DELETE FROM tables")),
    ],
  ])("%s", async (_, spoil) => {
    expect(await foundOut(spoil)).toBeGreaterThan(0);
  });
});

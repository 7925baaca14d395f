import { chance } from "@buck/authority/testing";
import { Guest } from "@buck/table/testing";
import { checkFrame } from "./checks.ts";
import { mischief, nextWish } from "./deeds.ts";
import { CALM } from "./network.ts";
import type { Person } from "./person.ts";
import { World } from "./world.ts";

const STORM_LASTS = 30_000;
const PATIENCE = 1_200_000;
/** Long enough asleep that a client looks whether it has missed something. */
const NAP = 20_000;

/** A whole evening: a storm in which everything goes wrong, then calm weather in which the game must come to its end. */
export async function evening(seed: number): Promise<World> {
  const world = new World(seed);
  await world.open();
  startThinking(world, () => world.clock.monotonic() < STORM_LASTS);
  startTrouble(world);
  await runUntil(world, STORM_LASTS, () => false);
  clearUp(world);
  await runUntil(world, STORM_LASTS + PATIENCE, () => world.disk.now.game?.play.isOver === true);
  if (world.disk.now.game?.play.isOver !== true) {
    throw new Error(`The game did not end; ${world.people.map(describe).join()}`);
  }
  await lookBack(world);
  return world;
}

async function runUntil(world: World, until: number, isOver: () => boolean): Promise<void> {
  while (!isOver() && (await world.clock.next(until))) {
    if (world.failure !== null) throw world.failure;
  }
}

/** Everybody does something every now and then; as long as it storms, not always something sensible. */
function startThinking(world: World, isStormy: () => boolean): void {
  const { clock, roll } = world;
  const think = (person: Person) => {
    if (person.isRetired) return;
    world.guard(() => {
      if (isStormy() && chance(roll, 12)) return mischief(world, person);
      const wish = nextWish(person, roll);
      if (wish !== null) person.ask(wish);
    });
    clock.after(300 + roll(1_200), () => think(person));
  };
  const known = new Set<Person>();
  const greet = () => {
    for (const person of world.people.filter((each) => !known.has(each))) {
      known.add(person);
      think(person);
    }
    clock.after(500, greet);
  };
  greet();
}

/** The server's own troubles. */
function startTrouble(world: World): void {
  const { clock, roll } = world;
  const trouble = () => {
    if (clock.monotonic() > STORM_LASTS) return;
    const kind = roll(10);
    if (kind < 2 && world.isUp) world.kill();
    else if (kind < 4) world.mood = "storesAndDies";
    else if (kind < 6) world.mood = "failing";
    else if (kind < 8) world.mood = "slow";
    else world.mood = "fine";
    clock.wallOffset += (roll(3) - 1) * roll(100_000_000);
    clock.after(1_000 + roll(7_000), trouble);
  };
  clock.after(roll(10_000), trouble);
}

/** What was lost in the storm without a trace is found out by devices that wake. */
function clearUp(world: World): void {
  world.weather = CALM;
  world.mood = "fine";
  for (const { signals } of world.people) {
    signals.change({ online: true, visible: false });
    world.clock.after(NAP, () => signals.change({ visible: true }));
  }
}

/** Everybody has seen everything, and what a newcomer would be told is what the log says. */
async function lookBack(world: World): Promise<void> {
  const { disk, clock } = world;
  await clock.pass(NAP + 1_000);
  if (world.failure !== null) throw world.failure;
  const version = disk.entries.length;
  const behind = world.people.filter(({ isRetired, shown }) => !isRetired && shown?.version !== version);
  if (behind.length > 0) throw new Error(`At ${version}: ${behind.map(describe).join()} never caught up`);
  world.tap.checkRefusals();
  const again = world.reopened();
  for (const { tokenHash } of world.people) {
    checkFrame(disk, new Guest(tokenHash).connect(again).now, tokenHash, true);
  }
  if (disk.finished.length !== disk.now.finishedGames.length) throw new Error("A record is missing");
}

function describe({ name, state: { frame, connection, ending } }: Person): string {
  return `${name} (${connection}, ${ending}, ${frame?.you.role}, version ${frame?.version})`;
}

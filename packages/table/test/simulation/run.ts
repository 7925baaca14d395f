import { checkFrame } from "./checks.ts";
import { mischief, nextWish } from "./deeds.ts";
import { CALM } from "./network.ts";
import type { Person } from "./person.ts";
import { chance } from "../kit/random.ts";
import { Guest } from "../kit/guest.ts";
import { World } from "./world.ts";

const STORM_LASTS = 30_000;
const PATIENCE = 1_200_000;

/** A whole evening: a storm in which everything goes wrong, then calm weather in which the game must come to its end. */
export async function evening(seed: number): Promise<World> {
  const world = new World(seed);
  await world.open();
  startThinking(world, () => world.clock.monotonic() < STORM_LASTS);
  startTrouble(world);
  await runUntil(world, STORM_LASTS, () => false);
  clearUp(world);
  await runUntil(world, STORM_LASTS + PATIENCE, () => world.disk.now.game?.play.isOver === true);
  if (world.disk.now.game?.play.isOver !== true) throw new Error("The game did not end");
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
    if (person.retired !== null) return;
    world.guard(() => {
      if (isStormy() && chance(roll, 12)) mischief(world, person);
      else if (chance(roll, 6)) person.resync();
      else act(world, person);
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

function act(world: World, person: Person): void {
  const wish = nextWish(person, world.roll);
  if (wish !== null) person.ask(wish);
  else if (!person.isConnected && world.weather === CALM) person.connect();
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

function clearUp(world: World): void {
  world.weather = CALM;
  world.mood = "fine";
  for (const person of world.people) person.connect();
}

/** What a newcomer would be told is what the log says; so is what everybody sees who asks once more. */
async function lookBack(world: World): Promise<void> {
  const { disk, clock } = world;
  for (const person of world.people) person.resync();
  await clock.pass(100);
  if (world.failure !== null) throw world.failure;
  const version = disk.entries.length;
  const behind = world.people.filter(({ shown }) => shown !== null && shown.version !== version);
  if (behind.length > 0) throw new Error(`${behind.map(({ name }) => name).join()} never caught up`);
  const again = world.reopened();
  for (const { tokenHash } of world.people) {
    checkFrame(disk, new Guest(tokenHash).connect(again).now, tokenHash, true);
  }
  if (disk.finished.length !== disk.now.finishedGames.length) throw new Error("A record is missing");
}

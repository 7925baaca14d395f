import { POSITIONS } from "@buck/engine";
import { EMOTES } from "@buck/protocol";
import type { Command } from "@buck/protocol";
import { chance, pick } from "../kit/random.ts";
import type { Dice } from "../kit/random.ts";
import type { Person } from "./person.ts";
import { chooseAnything, chooseSomething } from "./policy.ts";
import type { World } from "./world.ts";

/** What a reasonable person does next to get on with the game; null when it is not up to them. */
export function nextWish(person: Person, roll: Dice): Command | null {
  const { shown } = person;
  if (shown === null) return null;
  if (shown.you.role !== "player") return person.waitsFor("sit") ? null : sitDown(person, roll);
  const duty = shown.you.isHost ? hostDuty(person) : null;
  if (duty !== null || shown.game === null || shown.table.paused) return duty;
  const position = person.myTurn;
  if (position !== null) {
    const action = chooseSomething(shown.game, roll);
    return action === null ? null : { type: "act", action };
  }
  return shown.game.view.phase === "ROUND_OVER" && chance(roll, 60) ? { type: "ready" } : null;
}

function sitDown({ freeSeats, name }: Person, roll: Dice): Command | null {
  return freeSeats.length === 0 ? null : { type: "sit", position: pick(roll, freeSeats), name };
}

function hostDuty({ shown }: Person): Command | null {
  if (shown === null) return null;
  const { table } = shown;
  if (table.paused) return { type: "resume" };
  if (table.locked) return { type: "lock", locked: false };
  if (table.stage !== "lobby") return null;
  const empty = table.seats.find(({ kind }) => kind === "empty");
  return empty === undefined
    ? { type: "start" }
    : { type: "addBot", position: empty.position, level: "random" };
}

/** Anything people might do that does not help. */
const MISCHIEF: readonly ((roll: Dice, person: Person) => Command)[] = [
  (roll) => ({ type: "say", text: `line ${roll(100)}` }),
  (roll) => ({ type: "say", text: `line ${roll(100)}` }),
  (roll) => ({ type: "emote", emote: pick(roll, EMOTES) }),
  () => ({ type: "leave" }),
  (_, { name }) => ({ type: "watch", name }),
  (roll, { name }) => ({ type: "sit", position: pick(roll, POSITIONS), name }),
  (roll) => ({ type: "changeSeat", position: pick(roll, POSITIONS) }),
  (roll, { name }) => ({ type: "rename", name: chance(roll, 50) ? name : `${name} ${roll(9)}` }),
  () => ({ type: "pause" }),
  () => ({ type: "resume" }),
  (roll) => ({ type: "lock", locked: chance(roll, 50) }),
  () => ({ type: "moveSeat" }),
  () => ({ type: "claimSeat", moveCode: "00000000" }),
  (roll) => ({ type: "addBot", position: pick(roll, POSITIONS), level: "random" }),
  (roll) => ({ type: "removeBot", position: pick(roll, POSITIONS) }),
  (roll) => ({ type: "swapSeats", a: pick(roll, POSITIONS), b: pick(roll, POSITIONS) }),
  (roll) => ({ type: "removePlayer", position: pick(roll, POSITIONS) }),
  () => ({ type: "rematch" }),
  () => ({ type: "ready" }),
  () => ({ type: "start" }),
  (roll) => ({ type: "act", action: chooseAnything(roll, pick(roll, POSITIONS)) }),
];

export function mischief(world: World, person: Person): void {
  const { roll, people, clock } = world;
  const deed = roll(100);
  if (deed < 70) return person.ask(pick(roll, MISCHIEF)(roll, person), staleOrNot(roll, person));
  if (deed < 72) return person.ask({ type: "backToLobby" });
  if (deed < 90) {
    person.disconnect();
    clock.after(roll(12_000), () => person.connect());
    return;
  }
  if (deed < 95 && people.length < 12) return world.add(person.name, person.tokenHash).connect();
  return person.resync();
}

function staleOrNot(roll: Dice, { shown }: Person): number {
  const version = shown?.version ?? 0;
  return chance(roll, 20) ? roll(version + 2) : version;
}

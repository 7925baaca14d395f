import { chance, pick } from "@buck/authority/testing";
import type { Dice } from "@buck/authority/testing";
import { buck, LARGEST_TABLE } from "@buck/engine";
import { DEFAULT_SETTINGS, EMOTES } from "@buck/protocol";
import type { Command, Frame, GameFrame, Settings } from "@buck/protocol";
import { chooseAnything, chooseSomething, isRestProven } from "@buck/table/testing";
import { showsResult } from "../../src/playSeat.ts";
import { CALM } from "./network.ts";
import type { Person } from "./person.ts";
import type { World } from "./world.ts";

/** What a reasonable person does next to get on with the game; null when it is not up to them. */
export function nextWish(person: Person, roll: Dice): Command | null {
  const { shown } = person;
  if (shown === null) return null;
  if (shown.you.role !== "player") return person.waitsFor("sit") ? null : sitDown(person, roll);
  const duty = shown.you.isHost ? hostDuty(person) : null;
  if (duty !== null || shown.game === null || shown.table.paused) return duty;
  const position = person.myTurn;
  if (shown.table.claimedBy !== null) return null;
  if (isAskedToUndo(shown)) return { type: "answerUndo", agrees: chance(roll, 80) };
  if (position !== null) return nextDecision(shown.game, roll);
  return showsResult(shown.game) && chance(roll, 60) ? { type: "ready" } : null;
}

function nextDecision(game: GameFrame, roll: Dice): Command | null {
  if (isRestProven(game) && chance(roll, 50)) return { type: "claim" };
  const action = chooseSomething(game, roll);
  return action === null ? null : { type: "act", action };
}

function isAskedToUndo({ table: { undo }, you }: Frame): boolean {
  return (
    undo !== null && you.position !== null && undo.by !== you.position && !undo.agreed.includes(you.position)
  );
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
    : { type: "addBot", position: empty.position, level: "easy" };
}

/** Anything people might do that does not help. */
const MISCHIEF: readonly ((roll: Dice, person: Person) => Command)[] = [
  (roll) => ({ type: "say", text: `line ${roll(100)}` }),
  () => ({ type: "undo" }),
  (roll) => ({ type: "emote", emote: pick(roll, EMOTES) }),
  () => ({ type: "leave" }),
  (_, { name }) => ({ type: "watch", name }),
  (roll, { name }) => ({ type: "sit", position: pick(roll, LARGEST_TABLE), name }),
  (roll) => ({ type: "changeSeat", position: pick(roll, LARGEST_TABLE) }),
  (_, { name }) => ({ type: "askForChair", name }),
  (roll, { shown }) => ({ type: "changeSettings", settings: withChairs(roll, shown) }),
  (roll, { name }) => ({ type: "rename", name: chance(roll, 50) ? name : `${name} ${roll(9)}` }),
  () => ({ type: "pause" }),
  () => ({ type: "resume" }),
  (roll) => ({ type: "lock", locked: chance(roll, 50) }),
  () => ({ type: "moveSeat" }),
  () => ({ type: "claimSeat", moveCode: "00000000" }),
  (roll) => ({ type: "addBot", position: pick(roll, LARGEST_TABLE), level: "easy" }),
  (roll) => ({ type: "removeBot", position: pick(roll, LARGEST_TABLE) }),
  (roll) => ({ type: "swapSeats", a: pick(roll, LARGEST_TABLE), b: pick(roll, LARGEST_TABLE) }),
  (roll) => ({ type: "removePlayer", position: pick(roll, LARGEST_TABLE) }),
  () => ({ type: "rematch" }),
  () => ({ type: "ready" }),
  () => ({ type: "claim" }),
  () => ({ type: "start" }),
  (roll) => ({ type: "act", action: chooseAnything(roll, pick(roll, LARGEST_TABLE)) }),
];

/** The same table for another number of players. */
function withChairs(roll: Dice, shown: Frame | null): Settings {
  const { rules, ...settings } = shown?.table.settings ?? DEFAULT_SETTINGS;
  if (rules.game === "euchre") return { ...settings, rules };
  const players = pick(roll, buck.OPTION_VALUES.players);
  return { ...settings, rules: { ...rules, options: { ...rules.options, players } } };
}

/** Something that goes wrong with the device, and how long it takes. */
const TROUBLE: readonly ((roll: Dice, person: Person) => number)[] = [
  (_, { line }) => (line?.cut(), 0),
  (_, { line }) => (line?.die(), 0),
  (roll, { signals, line }) => {
    signals.change({ online: false });
    if (chance(roll, 50)) line?.die();
    return roll(12_000);
  },
  (roll, { signals, line }) => {
    signals.change({ visible: false });
    if (chance(roll, 30)) line?.die();
    return roll(30_000);
  },
  (_, { client }) => (client.reopen(), 0),
];

export function mischief(world: World, person: Person): void {
  const { roll, people, clock } = world;
  const deed = roll(100);
  if (deed < 60) return person.ask(pick(roll, MISCHIEF)(roll, person));
  if (deed < 70) return world.forge(person, pick(roll, MISCHIEF)(roll, person));
  if (deed < 72) return person.ask({ type: "backToLobby" });
  if (deed < 95) {
    const ms = pick(roll, TROUBLE)(roll, person);
    clock.after(ms, () => {
      if (world.weather !== CALM) person.signals.change({ online: true, visible: true });
    });
    return;
  }
  if (people.length < 12) world.add(person.name, person.tokenHash);
}

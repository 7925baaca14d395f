import { chance, dice, pick } from "@buck/authority/testing";
import type { Dice } from "@buck/authority/testing";
import type { GameName } from "@buck/engine";
import { buck, euchre, seatsFor } from "@buck/engine";
import { EMOTES } from "@buck/protocol";
import type { Command, Rules, Settings } from "@buck/protocol";
import { waitingFor } from "../kit/games.ts";
import { meekBots, TEST_OPTIONS, TEST_SETTINGS } from "../kit/house.ts";
import { chooseAnything, chooseSomething } from "../kit/policy.ts";
import { decksOf, hearsIn, Room } from "./room.ts";
import type { Name, Step, World } from "./room.ts";

const LONGEST = 400;
/** Seconds to decide: a clock that runs and hardly ever runs out. */
const SELDOM = 60;

export interface Script {
  readonly world: World;
  readonly steps: readonly Step[];
  /** For each step whether it was granted, and the table's version after it. */
  readonly granted: readonly boolean[];
  readonly versions: readonly number[];
  readonly room: Room;
}

/** In every third world watchers see all hands one hand late. */
export function isAgreedIn(seed: number): boolean {
  return seed % 3 === 0;
}

/** People play a game with all that people do beside it; every step is written down. */
export async function writeScript(seed: number, game: GameName): Promise<Script> {
  const roll = dice(seed);
  const settings = settingsFor(roll, game, seed);
  const world: World = {
    seed,
    decks: decksOf(seed, settings),
    settings,
    bots: () => meekBots,
    hears: hearsIn(seed),
    isAgreed: isAgreedIn(seed),
  };
  const room = await Room.open(world);
  await room.seat("people", world);
  const [steps, granted, versions] = [[] as Step[], [] as boolean[], [] as number[]];
  while (steps.length < LONGEST && room.frameOf("Ann").game?.view.phase !== "GAME_OVER") {
    const step = nextStep(room, roll, steps.length);
    steps.push(step);
    granted.push(await room.do(step));
    versions.push(room.frameOf("Ann").version);
  }
  return { world, steps, granted, versions, room };
}

function settingsFor(roll: Dice, game: GameName, seed: number): Settings {
  const rules = game === "buck" ? buckRules(roll, seed) : classicRules(roll);
  return { ...TEST_SETTINGS, rules, turnTimer: pick(roll, [null, SELDOM]) };
}

/** One seed after the other plays with another number of players. */
function buckRules(roll: Dice, seed: number): Rules {
  const { clubsTurnUp, folding, players } = buck.OPTION_VALUES;
  return {
    game: "buck",
    options: {
      ...TEST_OPTIONS,
      clubsTurnUp: pick(roll, clubsTurnUp),
      folding: pick(roll, folding),
      players: players[seed % players.length] ?? TEST_OPTIONS.players,
    },
  };
}

function classicRules(roll: Dice): Rules {
  const preset = pick(roll, Object.values(euchre.PRESETS));
  return {
    game: "euchre",
    options: { ...preset, targetScore: 5, lonerLead: pick(roll, euchre.OPTION_VALUES.lonerLead) },
  };
}

function nextStep(room: Room, roll: Dice, index: number): Step {
  if (chance(roll, 30)) return aside(room, roll, index);
  const actor = pick(roll, room.players);
  const { game } = room.frameOf(actor);
  const action = game === null ? null : chooseSomething(game, roll);
  if (action === null) return { type: "pass", ms: 1 + roll(1_500) };
  return asks(room, actor, { type: "act", action }, index);
}

/** What people do beside the game, some of it wrong, none of it allowed in one world only. */
function aside(room: Room, roll: Dice, index: number): Step {
  const who = pick(roll, room.everybody);
  const kind = roll(8);
  if (kind === 0) return { type: "reconnect", who };
  if (kind === 1) return { type: "resync", who };
  if (kind === 2) return asks(room, who, { type: "say", text: `line ${roll(1_000)}` }, index);
  if (kind === 3) return asks(room, who, { type: "emote", emote: pick(roll, EMOTES) }, index);
  if (kind === 4) return asks(room, who, { type: "ready" }, index);
  if (kind === 5) return asks(room, who, { type: "rename", name: "Ann" }, index);
  return asks(room, who, { type: "act", action: wrongAction(room, roll, who) }, index);
}

/** By somebody who is not to act, or for another seat. */
function wrongAction(room: Room, roll: Dice, who: Name) {
  const { position } = room.frameOf(who).you;
  const { game } = room.frameOf("Wes");
  const waiting = game === null ? [] : waitingFor(game);
  const mine = position !== null && !waiting.includes(position) ? position : null;
  return chooseAnything(
    roll,
    mine ??
      pick(
        roll,
        seatsFor(room.players.length).filter((seat) => seat !== position),
      ),
  );
}

function asks(room: Room, who: Name, command: Command, index: number): Step {
  const { version } = room.frameOf(who);
  return {
    type: "ask",
    who,
    message: { commandId: `command-${index}`, expectedVersion: version, command },
  };
}

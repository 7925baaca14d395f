import { dice } from "@buck/authority/testing";
import type { SimClock } from "@buck/authority/testing";
import { chooseInProcess } from "@buck/bots";
import { buck, euchre } from "@buck/engine";
import type { GameName, Position } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import type { Bots, Entry } from "../../src/index.ts";
import { TEST_OPTIONS, TEST_SETTINGS } from "../kit/house.ts";
import { chooseSomething } from "../kit/policy.ts";
import { gamesOf, redealt } from "./hidden.ts";
import type { Truth } from "./hidden.ts";
import { decksOf, hearsIn, Room } from "./room.ts";
import type { Name, World } from "./room.ts";

const STEPS = 120;

/** Bots bring their own dice: how much chance one uses must not move anybody's else. */
export function thinkingBots(seed: number): Bots {
  return {
    choose: async (turn) => chooseInProcess(turn, dice(seed + turn.view.round)),
  };
}

/** Ann plays against three bots, talks, makes mistakes and loses her connection now and then. */
async function play(world: World): Promise<Room> {
  const room = await Room.open(world);
  await room.seat("bots");
  for (let index = 0; index < STEPS; index += 1) {
    if (room.frameOf("Ann").game?.view.phase === "GAME_OVER") break;
    await takeStep(room, index);
  }
  return room;
}

async function takeStep(room: Room, index: number): Promise<void> {
  const { game, version, table } = room.frameOf("Ann");
  const action = game === null ? null : chooseSomething(game, dice(version));
  const ask = { commandId: `command-${index}`, expectedVersion: version };
  if (index % 11 === 5) await room.do({ type: "reconnect", who: "Ann" });
  if (index % 13 === 6) await room.do({ type: "reconnect", who: "Wes" });
  if (index % 17 === 7) await room.do({ type: "resync", who: "Vic" });
  if (index % 19 === 8) {
    const early = { type: "PLAY_CARD", playerPosition: 1, cardId: "HEARTS_9" } as const;
    await room.do({
      type: "ask",
      who: "Ann",
      message: { ...ask, commandId: `early-${index}-${table.code}`, command: { type: "act", action: early } },
    });
  }
  if (action === null) await room.do({ type: "pass", ms: 200 });
  else await room.do({ type: "ask", who: "Ann", message: { ...ask, command: { type: "act", action } } });
}

export interface Run {
  readonly lines: readonly string[];
  readonly log: readonly Entry[];
}

interface Evening {
  readonly seed: number;
  readonly game: GameName;
  readonly viewer: Name;
  readonly bots: (clock: SimClock) => Bots;
}

/** The same evening in two worlds that this person cannot tell apart when the first hand is dealt. */
export async function twoRuns({ seed, game, viewer, bots }: Evening): Promise<readonly [Run, Run]> {
  const settings = { ...TEST_SETTINGS, rules: rulesFor(seed, game) };
  const decks = decksOf(seed, settings);
  const world: World = {
    seed,
    decks,
    settings,
    bots,
    hears: hearsIn(seed),
  };
  const here = await play(world);
  const log = await here.log();
  const roll = dice(seed + 900);
  const first = redealt(roll, decks[0] ?? [], { dealer: firstDealer(log), viewer });
  const there = await play({ ...world, decks: decks.with(0, first) });
  return [
    { lines: here.heardBy(viewer), log },
    { lines: there.heardBy(viewer), log: await there.log() },
  ];
}

function rulesFor(seed: number, game: GameName): Rules {
  if (game === "euchre") return { game, options: euchre.DEFAULT_OPTIONS };
  const { players: numbers } = buck.OPTION_VALUES;
  const players = numbers[seed % numbers.length] ?? TEST_OPTIONS.players;
  return { game, options: { ...TEST_OPTIONS, players, folding: seed % 3 === 0 ? "clockwise" : "secret" } };
}

function firstDealer(log: readonly Entry[]): Position {
  return gamesOf(log).find((truth) => truth?.state.round === 1)?.state.dealerPosition ?? 0;
}

/** The first version at which everybody may see that the worlds differ. */
export function firstPublicDifference(here: readonly Entry[], there: readonly Entry[]): number {
  const games = gamesOf(here);
  const folds: [boolean[], boolean[]] = [[], []];
  for (const [index, entry] of here.entries()) {
    const other = there[index];
    if (other === undefined || publicPart(entry) !== publicPart(other)) return entry.seq;
    folds[0].push(...foldsIn(entry));
    folds[1].push(...foldsIn(other));
    if (foldsAreOpen(games[index] ?? null, entry) && folds[0].join() !== folds[1].join()) return entry.seq;
  }
  return here.length + 1;
}

function foldsAreOpen(truth: Truth | null, { changes }: Entry): boolean {
  if (truth?.game !== "buck") return false;
  const { options, phase } = truth.state;
  return options.folding === "clockwise" || (changes.some(isSecretlyOpen) && phase !== "FOLDING_DECISION");
}

const isSecretlyOpen = (change: Entry["changes"][number]): boolean =>
  change.type === "gameActed" && change.action.type === "FOLD_DECISION";

function foldsIn({ changes }: Entry): readonly boolean[] {
  return changes.flatMap((change) =>
    change.type === "gameActed" && change.action.type === "FOLD_DECISION" ? [change.action.folded] : [],
  );
}

/**
 * An entry without what is covered in it: a deck, a decision to fold or stay, and what a dealer lays away. Nor does it
 * count when it was made: the same thing done sooner or later must be noticed where it is heard.
 */
function publicPart(entry: Entry): string {
  const changes = entry.changes.map((change) =>
    change.type === "gameActed" && change.action.type === "DISCARD" ? "a discard" : change,
  );
  return JSON.stringify({ ...entry, changes }, (key: string, value: unknown) =>
    key === "deck" || key === "folded" || key === "at" ? undefined : value,
  );
}

/** What somebody heard before a version. */
export function heardBefore({ lines }: Run, version: number): readonly string[] {
  const end = lines.findIndex((line) => versionOf(line) >= version);
  return end === -1 ? lines : lines.slice(0, end);
}

function versionOf(line: string): number {
  return Number(/"version":(\d+)/.exec(line)?.[1] ?? 0);
}

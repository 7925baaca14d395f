import type { Random } from "@buck/authority";
import { SimClock, simRandom } from "@buck/authority/testing";
import { buck } from "@buck/engine";
import type { euchre, GameAction, Position } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { makeTable, memoryStore, openTable } from "../../src/index.ts";
import type { Bots, KnownDeals, Ports, ReadableStore, Table } from "../../src/index.ts";
import { isDecision, legalActions, waitingFor } from "./games.ts";
import type { Shown } from "./games.ts";
import { guest, hashOf } from "./guest.ts";
import type { Guest } from "./guest.ts";

export const CODE = "TEST-2345-6789";

/** A short game of Buck Euchre. */
export const TEST_OPTIONS: buck.Options = { ...buck.DEFAULT_OPTIONS, startScore: 10, clubsTurnUp: "off" };

export const TEST_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  rules: { game: "buck", options: TEST_OPTIONS },
};

/** Passes, folds, and plays the first card it may: with it somebody who bids wins five points a hand. */
export function meek(shown: Shown): GameAction {
  const actions = legalActions(shown);
  const last = actions.at(-1);
  const first = actions[0];
  const { phase } = shown.view;
  if (first === undefined || last === undefined) throw new Error(`Nothing to choose from in ${phase}`);
  return phase === "FOLDING_DECISION" ? last : first;
}

/** Like `meek`, and bids the least it can or makes trump as soon as it can. */
function bold(shown: Shown): GameAction {
  return legalActions(shown).find(isOffer) ?? meek(shown);
}

function isOffer(action: GameAction): boolean {
  return action.type === "CALL_TRUMP" || (action.type === "PLACE_BID" && action.amount !== "PASS");
}

export const meekBots: Bots = { choose: async (turn) => meek(turn) };

export interface House {
  readonly clock: SimClock;
  readonly store: ReadableStore;
  readonly ports: Ports;
  readonly table: Table;
  readonly host: Guest;
  /** Somebody new on the line, by name: the name is also their token. */
  readonly enter: (name: string | null) => Guest;
}

/** Seat 3 deals first, so that seat 0 speaks first. */
export function kindRandom(seed = 1): Random {
  const random = simRandom(seed);
  return { ...random, below: (below) => (below === 4 ? 3 : random.below(below)) };
}

interface Setup {
  readonly settings?: Partial<Settings>;
  readonly ports?: Partial<Ports>;
  readonly deals?: KnownDeals;
}

/** A new table: Ann is its host and is connected. */
export async function openHouse({ settings = {}, ports = {}, deals }: Setup = {}): Promise<House> {
  const clock = new SimClock();
  const store = memoryStore();
  const all: Ports = { clock, random: kindRandom(), store, bots: meekBots, ...ports };
  const created = await makeTable({
    code: CODE,
    settings: { ...TEST_SETTINGS, ...settings },
    host: { name: "Ann", tokenHash: hashOf("Ann") },
    ...(deals === undefined ? {} : { deals }),
    ports: all,
  });
  if (!created.ok) throw new Error(`No table: ${created.code}`);
  return house(created.table, { clock, store, ports: all });
}

function house(table: Table, rest: Pick<House, "clock" | "store" | "ports">): House {
  const enter = (name: string | null) => guest(name).connect(table);
  return { ...rest, table, host: enter("Ann"), enter };
}

/** The same table from its log, as after a restart. */
export async function reopen({ table, clock, store, ports }: Omit<House, "host" | "enter">): Promise<House> {
  await table.stop("restarting");
  const entries = await store.load(CODE);
  return house(openTable({ code: CODE, entries, ports }), { clock, store, ports });
}

export async function seat({ enter }: House, name: string, position: Position): Promise<Guest> {
  const newcomer = enter(name);
  await accepted(newcomer, { type: "sit", position, name });
  return newcomer;
}

export async function accepted(person: Guest, command: Parameters<Guest["ask"]>[0]): Promise<void> {
  const answer = await person.ask(command);
  if (!answer.ok) throw new Error(`${command.type} was refused: ${answer.code}`);
}

export async function fillWithBots(host: Guest, ...positions: readonly Position[]): Promise<void> {
  for (const position of positions) await accepted(host, { type: "addBot", position, level: "easy" });
}

/** Plays on for these people until the game is in this phase: Ann bids or calls, everybody else passes and folds. */
export async function playUntil(
  { clock, host }: House,
  phase: buck.GamePhase | euchre.GamePhase,
  others: readonly Guest[] = [],
): Promise<void> {
  for (let step = 0; step < 500; step += 1) {
    if (host.now.game?.view.phase === phase) return;
    await decideOnce([host, ...others]);
    await clock.pass(500);
  }
  throw new Error(`The game never came to ${phase}`);
}

export async function decideOnce(people: readonly Guest[]): Promise<void> {
  for (const person of people) {
    const { game, you, timer } = person.now;
    // A result without a countdown waits for its only reader.
    if (game?.view.phase === "ROUND_OVER" && timer === null) await accepted(person, { type: "ready" });
    if (game === null || you.position === null || !waitingFor(game).includes(you.position)) continue;
    const action = person === people[0] ? bold(game) : meek(game);
    if (isDecision(action)) return accepted(person, { type: "act", action });
  }
}

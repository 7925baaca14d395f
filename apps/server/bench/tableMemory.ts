import { setImmediate as nextTurn } from "node:timers/promises";
import { chooseInProcess } from "@buck/bots";
import { connectTable, defaultPlatform, nextCommand, playSeat } from "@buck/client";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import {
  makeTable,
  VirtualClock,
  openTable,
  type Clock,
  type Random,
  type SavedTable,
  type Snapshot,
  type Table,
} from "@buck/table";
import { COMMANDS_KEPT } from "../src/store/bounds.ts";

/** What a table takes in memory when nobody has been there for a while, and how long it takes to open it, after some games. */
const GAMES = [0, 1, 5, 20];
const COPIES = 200;
const HALF_AN_HOUR = 30 * 60_000;
const CODE = "TEST-2345";

if (globalThis.gc === undefined) throw new Error("start with NODE_OPTIONS=--expose-gc");

/** The same games at every run: games differ in length, and so do their tables. */
function seeded(): Random {
  let state = 1;
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return { below, id: () => `${below(1e9)}-${below(1e9)}`.padEnd(22, "x") };
}

/** Four bots play; what a store would give back of their table. */
async function evening(games: number): Promise<SavedTable> {
  const clock = new VirtualClock();
  const random = seeded();
  const below = (count: number) => random.below(count);
  let snapshot: Snapshot | null = null;
  let entries: SavedTable["entries"] = [];
  let answered: SavedTable["answered"] = [];
  const created = await makeTable({
    code: CODE,
    settings: { ...DEFAULT_SETTINGS, pace: "quick" },
    host: { name: "Ann", tokenHash: "ann" },
    bots: ([1, 2, 3] as const).map((position) => ({ position, level: "medium" })),
    ports: {
      clock,
      random,
      bots: { choose: async (turn) => chooseInProcess(turn, below) },
      store: {
        append: async (_code, entry, more = {}) => {
          answered = [...answered, entry].slice(-COMMANDS_KEPT);
          if (more.snapshot === undefined) entries = [...entries, entry];
          else [snapshot, entries] = [more.snapshot, []];
        },
      },
    },
  });
  if (!created.ok) throw new Error(created.message);
  const client = connectTable({
    table: created.table,
    tokenHash: "ann",
    platform: { ...defaultPlatform(), clock },
  });
  playSeat(client, {
    clock,
    next: (frame) => nextCommand(frame, (game) => chooseInProcess({ ...game, level: "medium" }, below)),
  });
  const finished = () => client.store.getState().frame?.table.finishedGames.length ?? 0;
  while (client.store.getState().connection !== "online") await clock.next();
  for (let game = 1; game <= games; game += 1) {
    await client.send({ type: game === 1 ? "start" : "rematch" });
    while (finished() < game) await clock.next();
  }
  client.close();
  const commands = answered.map(({ commandId, seq }) => ({ commandId, seq }));
  return { snapshot, entries, chat: [], answered: commands };
}

/** After what the evening has left is gone, which takes more than one collection. */
async function heap(): Promise<number> {
  for (let turn = 0; turn < 4; turn += 1) {
    await nextTurn();
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

function openCopies(saved: string, clock: Clock): readonly Table[] {
  const ports = {
    clock,
    random: defaultPlatform().random,
    bots: { choose: () => Promise.reject(new Error("nobody plays here")) },
    store: { append: async () => {} },
  };
  return Array.from({ length: COPIES }, () => {
    const stored: SavedTable = JSON.parse(saved);
    return openTable({ code: CODE, ...stored, ports });
  });
}

/** In a function of its own: a loop would still hold the tables of the round before. */
async function measure(games: number): Promise<string> {
  const saved = JSON.stringify(await evening(games));
  const clock = new VirtualClock();
  openCopies(saved, clock);
  const before = await heap();
  const start = process.cpuUsage();
  const tables = openCopies(saved, clock);
  const { user, system } = process.cpuUsage(start);
  clock.after(HALF_AN_HOUR, () => {});
  await clock.next();
  for (const table of tables) table.tidy();
  const kilobytes = ((await heap()) - before) / 1024 / tables.length;
  const ms = (user + system) / 1000 / tables.length;
  return `${kilobytes.toFixed(1)} kB at rest, opened in ${ms.toFixed(2)} ms of processor time`;
}

for (const games of GAMES) console.log(`after ${games} games: ${await measure(games)}`);

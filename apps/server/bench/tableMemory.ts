import { chooseInProcess } from "@buck/bots";
import { connectTable, defaultPlatform, nextCommand, playSeat } from "@buck/client";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import { makeTable, VirtualClock, openTable, type SavedTable, type Snapshot, type Table } from "@buck/table";

/** What a table takes in memory when nobody is there, and how long it takes to open it, before and after a game. */
const GAMES = [0, 1];
const COPIES = 200;
const CODE = "TEST-2345";

if (globalThis.gc === undefined) throw new Error("start with NODE_OPTIONS=--expose-gc");

/** Four bots play; what a store would give back of their table. */
async function evening(games: number): Promise<SavedTable> {
  const clock = new VirtualClock();
  const { random } = defaultPlatform();
  const below = (count: number) => random.below(count);
  let snapshot: Snapshot | null = null;
  let entries: SavedTable["entries"] = [];
  const created = await makeTable({
    code: CODE,
    settings: { ...DEFAULT_SETTINGS, pace: "quick" },
    host: { name: "Ann", tokenHash: "ann" },
    bots: ([1, 2, 3] as const).map((position) => ({ position, level: "easy" })),
    ports: {
      clock,
      random,
      bots: { choose: async (turn) => chooseInProcess(turn, below) },
      store: {
        append: async (_code, entry, more = {}) => {
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
    next: (frame) => nextCommand(frame, (game) => chooseInProcess({ ...game, level: "easy" }, below)),
  });
  const finished = () => client.store.getState().frame?.table.finishedGames.length ?? 0;
  while (client.store.getState().connection !== "online") await clock.next();
  for (let game = 1; game <= games; game += 1) {
    await client.send({ type: game === 1 ? "start" : "rematch" });
    while (finished() < game) await clock.next();
  }
  client.close();
  return { snapshot, entries, chat: [], answered: [] };
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

for (const games of GAMES) {
  const saved = JSON.stringify(await evening(games));
  const ports = {
    clock: new VirtualClock(),
    random: defaultPlatform().random,
    bots: { choose: () => Promise.reject(new Error("nobody plays here")) },
    store: { append: async () => {} },
  };
  const before = heap();
  const start = performance.now();
  const tables: Table[] = [];
  for (let copy = 0; copy < COPIES; copy += 1) {
    const stored: SavedTable = JSON.parse(saved);
    tables.push(openTable({ code: CODE, ...stored, ports }));
  }
  const ms = (performance.now() - start) / COPIES;
  const kilobytes = (heap() - before) / 1024 / tables.length;
  console.log(`after ${games} games: ${kilobytes.toFixed(1)} kB at rest, opened in ${ms.toFixed(2)} ms`);
}

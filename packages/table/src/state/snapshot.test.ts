import { expect, test } from "vitest";
import { memoryStore, openTable, snapshotOfLog } from "../index.ts";
import type { ReadableStore, Snapshot } from "../index.ts";
import { accepted, CODE, fillWithBots, openHouse, playUntil } from "../../test/kit/house.ts";
import { guest } from "../../test/kit/guest.ts";

/** A store that notes the snapshots it is given. */
function noting(): ReadableStore & { readonly snapshots: Snapshot[] } {
  const inner = memoryStore();
  const snapshots: Snapshot[] = [];
  return {
    ...inner,
    snapshots,
    append: async (table, entry, more = {}) => {
      await inner.append(table, entry, more);
      if (more.snapshot) snapshots.push(JSON.parse(JSON.stringify(more.snapshot)));
    },
  };
}

async function longEvening() {
  const store = noting();
  const house = await openHouse({ ports: { store } });
  await fillWithBots(house.host, 1, 2, 3);
  for (let count = 0; count < 30; count += 1) {
    await accepted(house.host, { type: "lock", locked: count % 2 === 0 });
  }
  for (const type of ["start", "rematch", "rematch", "rematch", "rematch", "rematch", "rematch"] as const) {
    await accepted(house.host, { type });
    await playUntil(house, "GAME_OVER");
  }
  return { ...house, store };
}

test("TABLE-STORE-3 a snapshot and the entries since give the same table as the whole log", async () => {
  const { store, ports } = await longEvening();
  const entries = await store.load(CODE);
  expect(store.snapshots.length).toBeGreaterThan(1);
  for (const snapshot of store.snapshots) {
    const since = entries.filter(({ seq }) => seq > snapshot.version);
    const from = (stored: Partial<Parameters<typeof openTable>[0]>) =>
      guest("Ann").connect(openTable({ code: CODE, ports, entries, ...stored })).now;
    expect(from({ snapshot, entries: since })).toEqual(from({}));
  }
});

test("TABLE-STORE-3 there is a snapshot at least every 64 entries", async () => {
  const { store } = await longEvening();
  const versions = [0, ...store.snapshots.map(({ version }) => version), (await store.load(CODE)).length];
  const gaps = versions.slice(1).map((version, index) => version - (versions[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(64);
});

test("TABLE-AGAIN-4 an evening is remembered across rematches, the lobby and restarts", async () => {
  const { store, ports, host } = await longEvening();
  await accepted(host, { type: "backToLobby" });
  const entries = await store.load(CODE);
  const restarted = guest("Ann").connect(openTable({ code: CODE, ports, entries })).welcomed;
  expect(restarted.evening.map(({ gameId }) => gameId)).toEqual(restarted.frame.table.finishedGames);
  for (const { game, sittings, points } of restarted.evening) {
    const names = sittings.at(-1)?.names ?? [];
    expect([game, names.length]).toEqual(["buck", 4]);
    const totals = names.map((_, seat) => points.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
    expect(totals.filter((total) => total === Math.max(...totals))).toHaveLength(1);
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(10);
  }
  const visitor = guest("Eve").connect(openTable({ code: CODE, ports, entries })).welcomed;
  expect(visitor.evening).toEqual([]);
});

test("a table lists its newest fifty games, however many were played", async () => {
  const { store, ports } = await longEvening();
  const entries = await store.load(CODE);
  const isLast = (count: number) => snapshotOfLog(CODE, entries.slice(0, count)).finishedGames.length === 7;
  let count = entries.length;
  while (isLast(count)) count -= 1;
  const before = entries.slice(0, count);
  const older = Array.from({ length: 50 }, (_, index) => `game ${index}`);
  const snapshot = { ...snapshotOfLog(CODE, before), finishedGames: older };
  const table = openTable({ code: CODE, ports, snapshot, entries: entries.slice(before.length) });
  const { finishedGames } = guest("Ann").connect(table).now.table;
  const newest = snapshotOfLog(CODE, entries).finishedGames.at(-1);
  expect(finishedGames).toEqual([...older.slice(1), newest]);
});

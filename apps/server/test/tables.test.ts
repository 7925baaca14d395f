import { LogLost } from "@buck/authority";
import type { Clock } from "@buck/authority";
import type { Frame, Goodbye } from "@buck/protocol";
import { inProcessBots } from "@buck/table";
import { expect, test } from "vitest";
import { everythingHere } from "../src/store/placement.ts";
import { type PersonConnection, Tables } from "../src/tables/tables.ts";
import { createLog } from "../src/process/log.ts";
import { secureRandom } from "../src/process/system.ts";
import { ampleDisk } from "./support/ampleDisk.ts";
import { newToken } from "./support/guest.ts";
import { QUICK } from "./support/testServer.ts";
import { finishedGame } from "./support/finishedGame.ts";
import { memoryServerStore } from "./support/memoryServerStore.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function setUp({ maxTables = 10, store = memoryServerStore(), time = { now: DAY } } = {}) {
  const clock: Clock = { wallTime: () => time.now, monotonic: () => time.now, after: () => () => {} };
  const ports = { clock, random: secureRandom, store, bots: inProcessBots };
  const log = createLog("silent");
  const placement = everythingHere(store, clock);
  return {
    time,
    store,
    tables: new Tables({
      store,
      placement,
      ports,
      diskBudget: ampleDisk(),
      log,
      maxTables,
      unloadMs: 10 * MINUTE,
    }),
  };
}

function line() {
  const goodbyes: Goodbye["reason"][] = [];
  const welcomed: Frame[] = [];
  const connection: PersonConnection = {
    tokenHash: null,
    rateLimitKey: "",
    welcome: ({ frame }) => void welcomed.push(frame),
    frame: () => {},
    presence: () => {},
    goodbye: ({ reason }) => void goodbyes.push(reason),
  };
  return { connection, goodbyes, welcomed };
}

async function make(tables: Tables, tokenHash = newToken()): Promise<string> {
  const created = await tables.create({ settings: QUICK, name: "Ann", tokenHash, rateLimitKey: "" });
  if (!created.ok) throw new Error(created.code);
  return created.code;
}

async function tableOf(tables: Tables, code: string) {
  const opened = await tables.open(code);
  if (!opened.ok) throw new Error(opened.error);
  return opened.table;
}

test("a table that never was is not opened", async () => {
  const { tables } = setUp();
  expect(await tables.open("ACDE-FGHJ-2345")).toEqual({ ok: false, error: "NO_SUCH_TABLE" });
});

test("a bad name is refused and leaves no table", async () => {
  const { tables } = setUp();
  const created = await tables.create({
    settings: QUICK,
    name: "\u200B",
    tokenHash: newToken(),
    rateLimitKey: "",
  });
  expect(created).toMatchObject({ ok: false, code: "INVALID_NAME" });
  expect(tables.size).toBe(0);
});

test("after a restart a table is read on first contact, once for all who come together", async () => {
  const before = setUp();
  const code = await make(before.tables);
  const { tables, store } = setUp({ store: before.store });
  const opened = await Promise.all([tables.open(code), tables.open(code), tables.open(code)]);
  expect(store.restored).toEqual([code]);
  expect(new Set(opened.map((each) => each.ok && each.table)).size).toBe(1);
});

test("nobody for ten minutes lets a table go, and it comes back as it was", async () => {
  const { tables, time } = setUp();
  const code = await make(tables);
  time.now += 10 * MINUTE - 1;
  await tables.unloadQuiet();
  expect(tables.size).toBe(1);
  time.now += 1;
  await tables.unloadQuiet();
  expect(tables.size).toBe(0);
  const { connection, welcomed } = line();
  (await tableOf(tables, code)).connect(connection);
  expect(welcomed).toMatchObject([{ version: 1, table: { stage: "lobby" } }]);
});

test("while somebody is connected, if only to look in, a table stays", async () => {
  const { tables, time } = setUp();
  const code = await make(tables);
  const { connection, goodbyes } = line();
  const inbound = (await tableOf(tables, code)).connect(connection);
  time.now += 60 * MINUTE;
  await tables.unloadQuiet();
  expect([tables.size, goodbyes]).toEqual([1, []]);
  inbound.disconnect();
  await tables.unloadQuiet();
  expect(tables.size).toBe(1);
  time.now += 10 * MINUTE;
  await tables.unloadQuiet();
  expect(tables.size).toBe(0);
});

test("a table that somebody has just asked for stays until they are connected", async () => {
  const { tables, time } = setUp();
  const code = await make(tables);
  time.now += 60 * MINUTE;
  await tables.open(code);
  await tables.unloadQuiet();
  expect(tables.size).toBe(1);
});

test("a table that somebody else has written to is read anew", async () => {
  const { tables, store } = setUp();
  const code = await make(tables);
  const { connection, goodbyes } = line();
  const inbound = (await tableOf(tables, code)).connect(connection);
  const changes = [{ type: "locked", locked: true }] as const;
  await store.append(code, { seq: 2, at: 0, commandId: "p9/other", changes, news: [] });
  const before = await tableOf(tables, code);
  const message = { commandId: "say-hello", expectedVersion: 1, command: { type: "watch", name: "Wim" } };
  expect(await inbound.command(message)).toMatchObject({ ok: true });
  await expect(
    inbound.command({
      commandId: "say-hello-2",
      expectedVersion: 1,
      command: { type: "say", text: "hello" },
    }),
  ).rejects.toThrow(LogLost);
  expect(goodbyes).toEqual(["restarting"]);
  const after = await tableOf(tables, code);
  const again = line();
  after.connect(again.connection);
  expect([after === before, again.welcomed]).toMatchObject([false, [{ version: 2 }]]);
});

test("a full server makes and opens no more tables, and those in it go on", async () => {
  const before = setUp();
  const asleep = await make(before.tables);
  const { tables } = setUp({ maxTables: 1, store: before.store });
  const code = await make(tables);
  expect(
    await tables.create({ settings: QUICK, name: "Bob", tokenHash: newToken(), rateLimitKey: "" }),
  ).toMatchObject({
    ok: false,
    code: "SERVER_BUSY",
  });
  expect(await tables.open(asleep)).toEqual({ ok: false, error: "SERVER_BUSY" });
  expect(await tables.open(code)).toMatchObject({ ok: true });
});

test("stopping tells everybody and lets nobody in", async () => {
  const { tables } = setUp();
  const code = await make(tables);
  const { connection, goodbyes } = line();
  (await tableOf(tables, code)).connect(connection);
  await tables.stop();
  expect(goodbyes).toEqual(["restarting"]);
  expect(await tables.open(code)).toEqual({ ok: false, error: "SERVER_BUSY" });
});

test("TABLE-DECK-3 a table has the deals of a finished game and its rules, and of no other game", async () => {
  const gameId = "abcdefghijklmnopqrstuv";
  const game = { ...finishedGame("euchre"), gameId };
  const kept = memoryServerStore();
  const store = { ...kept, finishedGame: async (id: string) => (id === gameId ? game : null) };
  const { tables } = setUp({ store });
  const request = { settings: QUICK, name: "Ann", tokenHash: newToken(), rateLimitKey: "" };
  expect(await tables.create({ ...request, sameDealsAs: "zyxwvutsrqponmlkjihgfe" })).toMatchObject({
    ok: false,
    code: "NO_SUCH_GAME",
  });
  const created = await tables.create({ ...request, sameDealsAs: gameId });
  const opened = created.ok ? await tables.open(created.code) : null;
  const { connection, welcomed } = line();
  if (opened?.ok === true) opened.table.connect(connection);
  const [shown] = welcomed;
  const decks = game.actions.filter(({ type }) => type === "DEAL");
  expect(shown?.table.sameDeals).toEqual({
    gameId,
    players: ["Ann", "Bo", "Cy", "Dee"],
    hands: decks.length,
  });
  // Nothing of the record but its rules: settings are told to everybody.
  expect(shown?.table.settings.rules).toEqual({ game: "euchre", options: game.options });
});

test("a lost table that was opened anew is not unloaded in place of the old one", async () => {
  const memory = memoryServerStore();
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const release = async () => {
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const { tables, time } = setUp({ store: { ...memory, release } });
  const quiet = await make(tables);
  const tokenHash = newToken();
  const lost = await make(tables, tokenHash);
  const inbound = (await tableOf(tables, lost)).connect({ ...line().connection, tokenHash });
  await memory.append(lost, { seq: 2, at: 0, commandId: "x/another-writer", changes: [], news: [] });
  const lock = { commandId: "lock-123", expectedVersion: 1, command: { type: "lock", locked: true } };
  await expect(inbound.command(lock)).rejects.toThrow(LogLost);
  inbound.disconnect();
  time.now += 11 * MINUTE;
  isSlow = true;
  const unloading = tables.unloadQuiet();
  await new Promise((resolve) => setImmediate(resolve));
  (await tableOf(tables, lost)).connect(line().connection);
  isSlow = false;
  for (const goOn of waiting) goOn();
  await unloading;
  expect([tables.isInMemory(quiet), tables.isInMemory(lost)]).toEqual([false, true]);
});

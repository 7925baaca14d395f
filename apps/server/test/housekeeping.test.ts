import { noClubs } from "./support/noClubs.ts";
import type { Clock } from "@buck/authority";
import { inProcessBots } from "@buck/table";
import { expect, test } from "vitest";
import { everythingHere } from "../src/store/placement.ts";
import { createLog } from "../src/process/log.ts";
import { secureRandom } from "../src/process/system.ts";
import { Housekeeping } from "../src/tables/housekeeping.ts";
import { type PersonConnection, Tables } from "../src/tables/tables.ts";
import { ampleDisk } from "./support/ampleDisk.ts";
import { newToken } from "./support/guest.ts";
import { memoryServerStore } from "./support/memoryServerStore.ts";
import { QUICK } from "./support/testServer.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KEEP = { tableSeconds: (30 * DAY) / 1000, gameSeconds: (365 * DAY) / 1000 };

function setUp(store = memoryServerStore()) {
  const time = { wall: 0, monotonic: 0 };
  const clock: Clock = { wallTime: () => time.wall, monotonic: () => time.monotonic, after: () => () => {} };
  const ports = { clock, random: secureRandom, store, bots: inProcessBots };
  const placement = everythingHere(store, clock);
  const log = createLog("silent");
  const tables = new Tables({
    store,
    placement,
    ports,
    diskBudget: ampleDisk(),
    log,
    maxTables: 10,
    unloadMs: 10 * MINUTE,
  });
  const housekeeping = new Housekeeping({ store, tables, clubs: noClubs, clock, keep: KEEP });
  const make = async () => {
    const created = await tables.create({
      settings: QUICK,
      name: "Ann",
      tokenHash: newToken(),
      rateLimitKey: "",
    });
    if (!created.ok) throw new Error(created.code);
    return created.code;
  };
  const pass = async (ms: number) => {
    time.wall += ms;
    time.monotonic += ms;
    await housekeeping.everyMinute();
    await housekeeping.everyHour();
  };
  return { time, store, tables, make, pass };
}

test("a table is deleted when nobody has used it for as long as it is kept", async () => {
  const { store, make, pass } = setUp();
  const code = await make();
  await pass(10 * MINUTE);
  await pass(30 * DAY);
  expect(await store.find(code)).toBe("open");
  await pass(1000);
  expect(await store.find(code)).toBeNull();
});

test("whoever comes to a table makes it last longer", async () => {
  const { store, tables, make, pass } = setUp();
  const code = await make();
  await pass(29 * DAY);
  await tables.open(code);
  await pass(29 * DAY);
  expect(await store.find(code)).toBe("open");
});

test("a clock that jumps deletes nothing", async () => {
  const { time, store, make, pass } = setUp();
  const code = await make();
  await pass(10 * MINUTE);
  time.wall += 3650 * DAY;
  await pass(MINUTE);
  time.wall -= 7300 * DAY;
  await pass(MINUTE);
  expect(await store.find(code)).toBe("open");
});

test("a server that was off for years deletes nothing when it is back", async () => {
  const before = setUp();
  const code = await before.make();
  await before.pass(10 * MINUTE);
  await before.pass(29 * DAY);
  const after = setUp(before.store);
  after.time.wall = 3650 * DAY;
  await after.pass(MINUTE);
  expect(await after.store.find(code)).toBe("open");
  await after.pass(2 * DAY);
  expect(await after.store.find(code)).toBeNull();
});

const VISITOR: PersonConnection = {
  tokenHash: null,
  rateLimitKey: "",
  welcome: () => {},
  frame: () => {},
  presence: () => {},
  goodbye: () => {},
};

test("tables are let go when nobody is at any of them, and stay as long as somebody is", async () => {
  const { time, tables, make } = setUp();
  await make();
  const opened = await tables.open(await make());
  const visit = opened.ok ? opened.table.connect(VISITOR) : null;
  time.monotonic += 11_000;
  await tables.unloadUnreached();
  expect(tables.size).toBe(2);
  visit?.disconnect();
  await tables.unloadUnreached();
  expect(tables.size).toBe(2);
  time.monotonic += 11_000;
  await tables.unloadUnreached();
  expect(tables.size).toBe(0);
});

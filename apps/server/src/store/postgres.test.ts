import { storeContract } from "@buck/table/storeContract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askPostgres } from "../../test/postgres/askPostgres.ts";
import { TestPostgres } from "../../test/postgres/testPostgres.ts";
import { entry, logStore, serverStoreContract, TABLE } from "../../test/support/serverStoreContract.ts";
import { systemClock } from "../process/system.ts";
import { fencedStore } from "./fencedStore.ts";
import { DamagedTable, type ServerStore } from "./port.ts";
import { openPostgres } from "./postgres.ts";

const LEASE_MS = 60_000;
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

const options = (url: string, id = "a") => ({
  url,
  connections: 4,
  patienceMs: 5000,
  node: { id, name: id },
});

async function openStore(url: string, id?: string): Promise<ServerStore> {
  const database = await openPostgres(options(url, id));
  await database.beat(LEASE_MS);
  return fencedStore(database, { clock: systemClock, isAlive: () => true });
}

storeContract("PostgreSQL", async () => {
  const store = logStore(await openStore(await postgres.newDatabase()));
  return { store, close: () => store.close() };
});
serverStoreContract("PostgreSQL", async () => openStore(await postgres.newDatabase()));

test("what was acknowledged is there when PostgreSQL crashes, and answers wait until it is back", async () => {
  const url = await postgres.newDatabase();
  const store = await openStore(url);
  await store.append(TABLE, entry(1));
  await postgres.restart("immediate");
  await store.append(TABLE, entry(2));
  expect((await store.restore(TABLE))?.entries.map(({ seq }) => seq)).toEqual([1, 2]);
  await store.close();
});

test.each([
  ["an altered entry", "UPDATE log SET at = at + 1 WHERE seq = 2", "entry 2 is not as it was written"],
  ["a missing entry", "DELETE FROM log WHERE seq = 2", "entry 2 is missing"],
  ["a missing end", "DELETE FROM log WHERE seq = 3", "entry 3 is missing"],
])("%s is found", async (_, sql, problem) => {
  const url = await postgres.newDatabase();
  const store = await openStore(url);
  for (const seq of [1, 2, 3]) await store.append(TABLE, entry(seq));
  await askPostgres(url, sql);
  await expect(store.restore(TABLE)).rejects.toThrow(new DamagedTable(problem));
  await store.close();
});

test("nodes that start at the same moment make the tables once", async () => {
  const url = await postgres.newDatabase();
  const stores = await Promise.all(["a", "b", "c"].map((id) => openStore(url, id)));
  expect(await askPostgres(url, "SELECT version FROM schema_version")).toEqual([{ version: 1 }]);
  await Promise.all(stores.map((store) => store.close()));
});

test("a database of a newer version is left alone", async () => {
  const url = await postgres.newDatabase();
  await (await openStore(url)).close();
  await askPostgres(url, "UPDATE schema_version SET version = version + 1");
  await expect(openStore(url)).rejects.toThrow("written by a newer Buck Euchre");
});

async function setFsync(url: string, value: "on" | "off"): Promise<void> {
  await askPostgres(url, `ALTER SYSTEM SET fsync = ${value}`);
  await askPostgres(url, "SELECT pg_reload_conf()");
  const shown = async () => (await askPostgres<{ fsync: string }>(url, "SHOW fsync"))[0]?.fsync;
  await vi.waitUntil(async () => (await shown()) === value, { timeout: 30_000 });
}

test("a database that does not wait for its disk is refused", async () => {
  const url = await postgres.newDatabase();
  await setFsync(url, "off");
  await expect(openStore(url)).rejects.toThrow("its setting fsync is off");
  await setFsync(url, "on");
  const { pathname } = new URL(url);
  await askPostgres(url, `ALTER DATABASE ${pathname.slice(1)} SET synchronous_commit = off`);
  await expect(openStore(url)).rejects.toThrow("its setting synchronous_commit is off");
});

import { storeContract } from "@buck/table/storeContract";
import { afterAll, beforeAll } from "vitest";
import { systemClock } from "../../src/process/system.ts";
import { fencedStore } from "../../src/store/fencedStore.ts";
import { openPostgres } from "../../src/store/postgres.ts";
import { askPostgres } from "../postgres/askPostgres.ts";
import { TestPostgres } from "../postgres/testPostgres.ts";
import { logStore } from "../support/serverStoreContract.ts";
import { claimContract } from "./claimContract.ts";
import { MemoryDatabase } from "./memoryDatabase.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

storeContract("shared memory", async () => {
  const database = new MemoryDatabase(systemClock).view({ id: "a", name: null });
  const store = logStore(fencedStore(database, { clock: systemClock, isAlive: () => true }));
  return { store, close: () => store.close() };
});

claimContract("shared memory", async () => {
  const database = new MemoryDatabase(systemClock);
  return {
    open: async (id, name) => database.view({ id, name }),
    expire: async (id) => database.expire(id),
  };
});

claimContract("PostgreSQL", async () => {
  const databaseUrl = await postgres.newDatabase();
  return {
    open: (id, name) =>
      openPostgres({ url: databaseUrl, connections: 2, patienceMs: 5000, node: { id, name } }),
    expire: async (id) => {
      await askPostgres(databaseUrl, `UPDATE nodes SET expires_at = '-infinity' WHERE id = '${id}'`);
    },
  };
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { systemClock } from "../src/process/system.ts";
import { openInProcess } from "../src/store/sqliteStore.ts";
import { fencedStore } from "../src/store/fencedStore.ts";
import { copyToPostgres } from "../src/store/copyToPostgres.ts";
import { openPostgres } from "../src/store/postgres.ts";
import { sqliteStore } from "../src/store/sqliteStore.ts";
import type { ServerStore } from "../src/store/port.ts";
import { askPostgres } from "./postgres/askPostgres.ts";
import { TestPostgres } from "./postgres/testPostgres.ts";
import { finishedGame } from "./support/finishedGame.ts";
import { entry, snapshot, TABLE } from "./support/serverStoreContract.ts";

const OTHER = "ACDE-FGHJ-2346";
const LAST = 450;
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "buck-copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "buck.db");
}

/** Two tables: one with snapshots, more entries than are copied at once, chat and a game; one that is closed. */
async function fill(store: ServerStore): Promise<void> {
  const written: Promise<void>[] = [];
  for (let seq = 1; seq <= LAST; seq += 1) {
    const kept = store.append(TABLE, entry(seq, { commandId: `p/${seq}` }), {
      ...(seq % 200 === 0 && { snapshot: snapshot(seq) }),
      ...(seq === 7 && { finished: finishedGame("buck") }),
    });
    written.push(kept);
  }
  await Promise.all(written);
  const said = { id: 1, at: 5, room: "players", name: "Ann", position: 0, text: "“Grüße” 🂡" } as const;
  await store.append(OTHER, entry(1, { changes: [{ type: "said", line: said }] }));
  await store.append(OTHER, entry(2, { changes: [{ type: "closed" }] }));
  await store.observe(77);
}

async function filledFile(): Promise<string> {
  const file = newFile();
  const store = sqliteStore(openInProcess(file));
  await fill(store);
  await store.close();
  return file;
}

async function openShared(url: string): Promise<ServerStore> {
  const database = await openPostgres({
    url,
    connections: 2,
    patienceMs: 5000,
    node: { id: "a", name: "a" },
  });
  await database.beat(60_000);
  return fencedStore(database, { clock: systemClock, isAlive: () => true });
}

async function contentOf(store: ServerStore) {
  return {
    tables: [await store.restore(TABLE), await store.restore(OTHER)],
    found: [await store.find(TABLE), await store.find(OTHER), await store.find("NEVER")],
    game: await store.finishedGame("g"),
    seconds: await store.observedSeconds(),
  };
}

test("everything that a server reads of its file it reads of PostgreSQL, and goes on from there", async () => {
  const file = await filledFile();
  const url = await postgres.newDatabase();
  expect(await copyToPostgres(file, url)).toMatchObject({ tables: 2, snapshots: 2, games: 1 });
  const before = sqliteStore(openInProcess(file));
  const after = await openShared(url);
  const content = await contentOf(after);
  expect(content).toEqual(await contentOf(before));
  expect(content.tables[0]?.entries.at(-1)?.seq).toBe(LAST);
  await before.close();
  expect(await after.claim(TABLE)).toMatchObject({ owner: "me" });
  await after.append(TABLE, entry(LAST + 1));
  await after.close();
});

test("every entry keeps its command", async () => {
  const file = await filledFile();
  const url = await postgres.newDatabase();
  await copyToPostgres(file, url);
  const entries = await askPostgres(
    url,
    `SELECT command, seq FROM log WHERE table_code = '${TABLE}' ORDER BY seq`,
  );
  const seqs = Array.from({ length: LAST - 144 }, (_, index) => 145 + index);
  expect(entries).toEqual(seqs.map((seq) => ({ command: `p/${seq}`, seq })));
});

test("a file that a server uses, a PostgreSQL that one uses and one with tables in it are refused", async () => {
  const file = await filledFile();
  const url = await postgres.newDatabase();
  const running = sqliteStore(openInProcess(file));
  await expect(copyToPostgres(file, url)).rejects.toThrow("another server uses the database");
  await running.close();
  const node = await openShared(url);
  await expect(copyToPostgres(file, url)).rejects.toThrow("a server uses the PostgreSQL");
  await node.append(TABLE, entry(1));
  await node.close();
  await askPostgres(url, "DELETE FROM nodes");
  await expect(copyToPostgres(file, url)).rejects.toThrow("has tables already");
  await expect(copyToPostgres(newFile(), url)).rejects.toThrow("there is no database");
});

test("when one row cannot be copied, none is", async () => {
  const file = await filledFile();
  const url = await postgres.newDatabase();
  await (await openShared(url)).close();
  await askPostgres(url, "DELETE FROM nodes; ALTER TABLE games ADD CHECK (body = 'never')");
  await expect(copyToPostgres(file, url)).rejects.toThrow("violates check constraint");
  expect(await askPostgres(url, "SELECT FROM tables UNION ALL SELECT FROM log")).toEqual([]);
});

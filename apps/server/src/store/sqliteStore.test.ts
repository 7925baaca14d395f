import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Entry } from "@buck/table";
import { storeContract } from "@buck/table/storeContract";
import { expect, onTestFinished, test } from "vitest";
import { backUp, openDatabase, type SqliteDatabase } from "./database.ts";
import { sqliteStore, type Commit } from "./sqliteStore.ts";

const TABLE = "ACDE-FGHJ-2345";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "buck-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function openStore(file = join(temporaryFolder(), "buck.db")) {
  const commits: Commit[] = [];
  const database = openDatabase(file);
  return { database, commits, file, store: sqliteStore(database, (commit) => commits.push(commit)) };
}

function settingOf(database: SqliteDatabase, name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).raw().all().flat()[0];
}

const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: 1000 * seq,
  commandId: `table/${seq}`,
  changes: [],
  news: [],
  ...more,
});

const large = (seq: number) => entry(seq, { news: Array.from({ length: 400 }, () => ({ type: "started" })) });

storeContract("SQLite", async () => {
  const { store } = openStore();
  return { store, close: () => store.close() };
});

// What NORMAL loses when the power goes, no test can see: only what was asked for can be looked at.
test("a commit waits for the disk", async () => {
  const { database, store } = openStore();
  expect([settingOf(database, "journal_mode"), settingOf(database, "synchronous")]).toEqual(["wal", 2]);
  await store.close();
});

test("appends of one moment share one commit", async () => {
  const { store, commits } = openStore();
  await Promise.all([1, 2, 3].map((seq) => store.append(TABLE, entry(seq))));
  await store.append(TABLE, entry(4));
  expect(commits.map(({ appends }) => appends)).toEqual([3, 1]);
  await store.close();
});

test("a crowd of appends is kept in several commits, so that nobody else waits for all of them", async () => {
  const { store, commits } = openStore();
  const seqs = Array.from({ length: 150 }, (_, index) => index + 1);
  await Promise.all(seqs.map((seq) => store.append(TABLE, entry(seq))));
  expect(commits.map(({ appends }) => appends)).toEqual([64, 64, 22]);
  expect((await store.load(TABLE)).map(({ seq }) => seq)).toEqual(seqs);
  await store.close();
});

test("what was acknowledged is there when the file is opened again", async () => {
  const { store, file } = openStore();
  await store.append(TABLE, entry(1));
  const again = openStore(file);
  expect(await again.store.load(TABLE)).toEqual([entry(1)]);
  await again.store.close();
  await store.close();
});

test("closing keeps what is still waiting", async () => {
  const { store, file } = openStore();
  const waiting = Array.from({ length: 100 }, (_, index) => store.append(TABLE, entry(index + 1)));
  await store.close();
  await Promise.all(waiting);
  const again = openStore(file);
  expect(await again.store.load(TABLE)).toHaveLength(100);
  await again.store.close();
});

test("a full disk refuses, keeps nothing of what it refused, and goes on once there is room", async () => {
  const { store, database } = openStore();
  await store.append(TABLE, entry(1));
  database.pragma("max_page_count = 1");
  const full = await Promise.allSettled([store.append(TABLE, large(2)), store.append(TABLE, large(3))]);
  expect(full.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await store.load(TABLE)).toEqual([entry(1)]);
  database.pragma("max_page_count = 100000");
  await store.append(TABLE, large(2));
  expect((await store.load(TABLE)).map(({ seq }) => seq)).toEqual([1, 2]);
  await store.close();
});

test("knows which tables are open, closed and untouched", async () => {
  const { store } = openStore();
  await store.append("OLD", entry(1));
  await store.append("NEW", entry(1));
  await store.append("NEW", entry(2));
  await store.append("SHUT", entry(1, { changes: [{ type: "closed", archived: true }] }));
  expect(await Promise.all(["OLD", "NEW", "SHUT", "NEVER"].map((code) => store.find(code)))).toEqual([
    "open",
    "open",
    "closed",
    null,
  ]);
  expect(await store.untouchedSince(1500)).toEqual(["OLD"]);
  await store.close();
});

test("a database of a newer version is left alone", () => {
  const { database, file } = openStore();
  database.exec(`PRAGMA user_version = ${Number(settingOf(database, "user_version")) + 1}`);
  database.close();
  expect(() => openDatabase(file)).toThrow("written by a newer Buck Euchre");
});

test("a backup made while the store is open holds everything acknowledged", async () => {
  const { store, file } = openStore();
  await store.append(TABLE, entry(1));
  const copy = join(temporaryFolder(), "copy.db");
  backUp(file, copy);
  const restored = openStore(copy);
  expect(await restored.store.load(TABLE)).toEqual([entry(1)]);
  await restored.store.close();
  await store.close();
});

test("a closed store takes nothing more", async () => {
  const { store } = openStore();
  await store.probe();
  await store.close();
  await expect(store.probe()).rejects.toThrow("not open");
  await expect(store.append(TABLE, entry(1))).rejects.toThrow("not open");
});

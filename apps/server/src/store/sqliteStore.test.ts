import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeContract } from "@buck/table/storeContract";
import { expect, onTestFinished, test } from "vitest";
import { finishedGame } from "../../test/support/finishedGame.ts";
import {
  entry,
  logStore,
  serverStoreContract,
  snapshot,
  TABLE,
} from "../../test/support/serverStoreContract.ts";
import { COMMANDS_KEPT, DamagedTable, type Commit, type ServerStore } from "./port.ts";
import { backUp, checkFile, endedUncleanly, openDatabase, type SqliteDatabase } from "./sqliteFile.ts";
import { inProcess, sqliteStore } from "./sqliteStore.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "buck-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function openStore(file = join(temporaryFolder(), "buck.db")) {
  const commits: Commit[] = [];
  const database = openDatabase(file);
  const store = sqliteStore(inProcess(database, file), { onCommit: (commit) => commits.push(commit) });
  return { database, commits, file, store };
}

function settingOf(database: SqliteDatabase, name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).raw().all().flat()[0];
}

const large = (seq: number) =>
  entry(seq, { changes: Array.from({ length: 400 }, () => ({ type: "locked", locked: true })) });

const seqsOf = async (store: ServerStore) =>
  (await store.restore(TABLE))?.entries.map(({ seq }) => seq) ?? [];

storeContract("SQLite", async () => {
  const store = logStore(openStore().store);
  return { store, close: () => store.close() };
});
serverStoreContract("SQLite", async () => openStore().store);

// What NORMAL loses when the power goes, no test can see: only what was asked for can be looked at.
test("a commit waits for the disk", async () => {
  const { database, store } = openStore();
  expect([settingOf(database, "journal_mode"), settingOf(database, "synchronous")]).toEqual(["wal", 2]);
  await store.close();
});

test("a table can be read while nothing can be written", async () => {
  const { database, store } = openStore();
  await store.append(TABLE, entry(1));
  database.exec("PRAGMA query_only = ON");
  expect((await store.restore(TABLE))?.entries).toHaveLength(1);
  database.exec("PRAGMA query_only = OFF");
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
  expect(await seqsOf(store)).toEqual(seqs);
  await store.close();
});

test("what was acknowledged is there when the file is opened again", async () => {
  const { store, file } = openStore();
  await store.append(TABLE, entry(1));
  const again = openStore(file);
  expect(await seqsOf(again.store)).toEqual([1]);
  await again.store.close();
  await store.close();
});

test("closing keeps what is still waiting", async () => {
  const { store, file } = openStore();
  const waiting = Array.from({ length: 100 }, (_, index) => store.append(TABLE, entry(index + 1)));
  await store.close();
  await Promise.all(waiting);
  const again = openStore(file);
  expect(await seqsOf(again.store)).toHaveLength(100);
  await again.store.close();
});

test("a full disk refuses, keeps nothing of what it refused, and goes on once there is room", async () => {
  const { store, database } = openStore();
  await store.append(TABLE, entry(1));
  database.pragma("max_page_count = 1");
  const full = await Promise.allSettled([store.append(TABLE, large(2)), store.append(TABLE, large(3))]);
  expect(full.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await seqsOf(store)).toEqual([1]);
  database.pragma("max_page_count = 100000");
  await store.append(TABLE, large(2));
  expect(await seqsOf(store)).toEqual([1, 2]);
  await store.close();
});

test("a table whose first entry is refused is not there for its second one", async () => {
  const { store, file } = openStore();
  await store.append(TABLE, entry(1), { finished: finishedGame("buck") });
  const appends = [
    store.append("OTHER", entry(1), { finished: finishedGame("buck") }),
    store.append("OTHER", entry(2)),
  ];
  expect((await Promise.allSettled(appends)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await store.close();
  const again = openStore(file);
  expect(again.database.prepare("SELECT table_code, seq FROM log").raw().all()).toEqual([[TABLE, 1]]);
  await again.store.close();
});

async function storeWithSnapshots(count: number) {
  const opened = openStore();
  for (let seq = 1; seq <= count; seq += 1) {
    const more = seq % 10 === 0 ? { snapshot: snapshot(seq) } : {};
    await opened.store.append(TABLE, entry(seq, { commandId: `p1/${seq}` }), more);
  }
  return opened;
}

test("a table is given back as its newest snapshot and the entries since, however long its log was", async () => {
  const { store, file } = await storeWithSnapshots(605);
  const saved = await store.restore(TABLE);
  expect(saved?.snapshot).toEqual(snapshot(600));
  expect(saved?.entries.map(({ seq }) => seq)).toEqual([601, 602, 603, 604, 605]);
  await store.close();
  const again = openStore(file);
  const rows = (table: string) =>
    Number(again.database.prepare(`SELECT count(*) FROM ${table}`).raw().all().flat()[0]);
  expect([rows("snapshots"), rows("log")]).toEqual([2, COMMANDS_KEPT + 5]);
  expect((await again.store.restore(TABLE))?.answered).toHaveLength(COMMANDS_KEPT + 5);
  await again.store.close();
});

test("when the newest snapshot cannot be read, the one before is used", async () => {
  const { store, database } = await storeWithSnapshots(23);
  database.exec("UPDATE snapshots SET state = substr(state, 1, 20) WHERE seq = 20");
  const saved = await store.restore(TABLE);
  expect(saved?.snapshot).toEqual(snapshot(10));
  expect(saved?.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 13 }, (_, index) => 11 + index));
  await store.close();
});

test.each([
  ["an entry is missing in the middle", "DELETE FROM log WHERE seq = 17", "entry 17 is missing"],
  ["the newest entry is missing", "DELETE FROM log WHERE seq = 23", "entry 23 is missing"],
  ["all entries are missing", "DELETE FROM log", "entry 1 is missing"],
  ["a name was altered", "UPDATE log SET changes = '[ ]' WHERE seq = 3", "entry 3 is not as it was written"],
  ["a time was altered", "UPDATE log SET at = at + 1 WHERE seq = 3", "entry 3 is not as it was written"],
  ["a command was lost", "UPDATE log SET command = NULL WHERE seq = 3", "entry 3 is not as it was written"],
  ["the version was altered", "UPDATE tables SET version = 22", "it ends with entry 23, and should with 22"],
  [
    "entries have moved",
    "UPDATE log SET seq = CASE seq WHEN 4 THEN -5 ELSE -4 END WHERE seq IN (4, 5); UPDATE log SET seq = -seq WHERE seq < 0",
    "entry 4 is not as it was written",
  ],
])("a table is refused when %s, and others are not", async (_, sql, problem) => {
  const { store, database } = await storeWithSnapshots(23);
  database.exec(sql);
  await store.append("OTHER", entry(1));
  await expect(store.restore(TABLE)).rejects.toThrow(new DamagedTable(problem));
  expect((await store.restore("OTHER"))?.entries).toHaveLength(1);
  await store.close();
});

test("the database itself keeps one entry of a number and one of a command", async () => {
  const { store, database } = openStore();
  await store.append(TABLE, entry(1, { commandId: "p/1" }));
  const insert = (seq: number, command: string | null) =>
    database.prepare("INSERT INTO log VALUES (?, ?, 0, ?, '[]', 0)").run(TABLE, seq, command);
  expect(() => insert(1, null)).toThrow("UNIQUE constraint failed: log.table_code, log.seq");
  expect(() => insert(2, "p/1")).toThrow("UNIQUE constraint failed: log.table_code, log.command");
  insert(2, null);
  insert(3, null);
  await store.close();
});

test("a record of a game that was altered is not given out", async () => {
  const { store, database } = openStore();
  await store.append(TABLE, entry(1), { finished: finishedGame("buck") });
  database.exec("UPDATE games SET body = replace(body, 'Ann', 'Bob')");
  await expect(store.finishedGame("g")).rejects.toThrow("not as it was written");
  await store.close();
});

test("nobody else on the machine may read the files, nor a backup of them", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "buck.db");
  writeFileSync(file, "", { mode: 0o644 });
  const { store } = openStore(file);
  await store.append(TABLE, entry(1));
  backUp(file, join(folder, "copy.db"));
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  expect(modes).toEqual(modes.map(([name]) => [name, 0o600]));
  expect(modes.length).toBeGreaterThan(2);
  await store.close();
});

test("nothing is acknowledged once the file is gone", async () => {
  const { store, file } = openStore();
  await store.append(TABLE, entry(1));
  rmSync(file);
  await expect(store.append(TABLE, entry(2))).rejects.toThrow("not there any more");
  await expect(store.probe()).rejects.toThrow("not there any more");
});

test("a damaged page is found by the check of the file, and by whoever opens a table on it", async () => {
  const { store, file } = openStore();
  for (let seq = 1; seq <= 20; seq += 1) await store.append(TABLE, large(seq));
  await store.append("OTHER", entry(1));
  await store.close();
  expect(checkFile(file)).toBeNull();
  const handle = openSync(file, "r+");
  const size = statSync(file).size;
  writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, size - 4096);
  closeSync(handle);
  expect(checkFile(file)).not.toBeNull();
  const again = openStore(file);
  await expect(again.store.restore(TABLE)).rejects.toThrow(/malformed|entry \d+ is/);
  expect((await again.store.restore("OTHER"))?.entries).toHaveLength(1);
  again.database.close();
});

test("a server that ended well is told from one that was killed", async () => {
  const { store, file } = openStore();
  await store.append(TABLE, entry(1));
  expect(endedUncleanly(file)).toBe(true);
  await store.close();
  expect(endedUncleanly(file)).toBe(false);
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
  expect(await seqsOf(restored.store)).toEqual([1]);
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

import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "@buck/table";
import Database from "libsql";
import { storeContract } from "@buck/table/storeContract";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { appendOf } from "../../src/store/rows.ts";
import { sqliteCalls } from "../../src/store/sqliteDatabase.ts";
import { openDatabase } from "../../src/store/sqliteFile.ts";
import { inProcess, openInThread } from "../../src/store/sqliteStore.ts";
import { sqliteStore } from "../../src/store/sqliteStore.ts";
import { RawClient } from "../support/rawClient.ts";
import { buildServer, builtFile, runCrampedServer, runServer, whenOpen } from "../support/serverProcess.ts";
import { logStore } from "../support/serverStoreContract.ts";
import { makeTable, temporaryFolder } from "../support/testServer.ts";

beforeAll(buildServer);

function open(env: Record<string, string>) {
  const server = runServer({ PORT: "0", HOST: "127.0.0.1", ...env });
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
}

async function openWithHost(folder: string) {
  const server = open({ DATA_DIR: folder });
  const url = await whenOpen(server);
  const { code, token } = await makeTable(url);
  return { server, url, token, host: await new RawClient({ url, table: code, token }).arrived() };
}

storeContract("SQLite in its thread", async () => {
  const script = builtFile("sqliteThread.js");
  const file = join(temporaryFolder(), "buck.db");
  const { access } = await openInThread({ script, file, onDeath: () => {} });
  const store = logStore(sqliteStore(access));
  return { store, close: () => store.close() };
});

test("while another program holds the database, everything else is answered", async () => {
  const folder = temporaryFolder();
  const { url, host } = await openWithHost(folder);
  const other = new Database(join(folder, "buck.db"));
  onTestFinished(() => void other.close());
  other.exec("BEGIN IMMEDIATE");
  const firstAnswer = async () => {
    const command = host.send({ type: "lock", locked: true });
    const health = fetch(`${url}/healthz`);
    const first = await Promise.race([command.then(() => "command"), health.then(() => "health")]);
    expect((await health).status).toBe(200);
    expect(await command).toMatchObject({ ok: false, code: "STORE_FAILING" });
    return first;
  };
  // The database gives up after a second, and a busy machine may need longer than that for a request.
  await expect.poll(firstAnswer, { timeout: 50_000 }).toBe("health");
  other.exec("ROLLBACK");
  expect(await host.send({ type: "lock", locked: true })).toEqual({ ok: true, version: 2 });
});

test("two servers on one file, reached through a link, is one too many", async () => {
  const folder = temporaryFolder();
  await openWithHost(folder);
  const link = join(temporaryFolder(), "link");
  symlinkSync(folder, link);
  const { code, output } = await open({ DATA_DIR: link }).ended;
  expect([code, output]).toEqual([1, expect.stringMatching(/^Another Buck Euchre is using /)]);
});

test("a table that another program wrote to is read anew, and goes on", async () => {
  const folder = temporaryFolder();
  const { url, token, host } = await openWithHost(folder);
  const other = new Database(join(folder, "buck.db"));
  onTestFinished(() => void other.close());
  const { code } = host.frame.table;
  const locked: Entry = {
    seq: 2,
    at: 0,
    commandId: "table/2",
    changes: [{ type: "locked", locked: true }],
    news: [],
  };
  sqliteCalls(other, join(folder, "buck.db")).append([appendOf(code, locked, {})]);
  await expect(host.send({ type: "rename", name: "Anna" })).rejects.toThrow("disconnected");
  expect(host.goodbyes).toEqual(["restarting"]);
  const again = await new RawClient({ url, table: code, token }).arrived();
  expect(again.frame).toMatchObject({ version: 2, table: { locked: true } });
  expect(await again.send({ type: "rename", name: "Anna" })).toEqual({ ok: true, version: 3 });
});

test("with the data folder gone nothing is acknowledged, and the server says that it is not ready", async () => {
  const folder = temporaryFolder();
  const { url, host } = await openWithHost(folder);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  renameSync(folder, `${folder}-gone`);
  onTestFinished(() => renameSync(`${folder}-gone`, folder));
  expect(await host.send({ type: "lock", locked: true })).toMatchObject({ ok: false, code: "STORE_FAILING" });
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
});

/** Ends the thread of the database, and nothing else, as soon as this file is there. */
function fatalThread(signal: string, how: string): string {
  const code = `
    import { existsSync } from "node:fs";
    import { isMainThread, workerData } from "node:worker_threads";
    const watch = () => setInterval(() => { if (existsSync(${JSON.stringify(signal)})) { ${how} } }, 20);
    if (!isMainThread && workerData?.task === "serve") watch();`;
  return `--import data:text/javascript,${encodeURIComponent(code)}`;
}

test.each([
  ["throws", 'throw new Error("found no way on")', "found no way on"],
  ["ends", "process.exit(0)", "the database is closed"],
  ["has no memory left", "for (const all = []; ; ) all.push(new Array(1e6).fill(1.5))", "memory limit"],
])("when the thread of the database %s, the server says so and ends with 1", async (_, how, reason) => {
  const folder = temporaryFolder();
  const signal = join(folder, "now");
  const server = open({
    DATA_DIR: folder,
    NODE_OPTIONS: `--max-old-space-size=150 ${fatalThread(signal, how)}`,
  });
  const url = await whenOpen(server);
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  expect(await host.send({ type: "lock", locked: true })).toEqual({ ok: true, version: 2 });
  writeFileSync(signal, "");
  const ended = await server.ended;
  expect(ended.code).toBe(1);
  const fatal = ended.output.split("\n").find((line) => line.includes('"level":60')) ?? "";
  expect(fatal).toContain("the thread of the database is gone");
  expect(fatal).toContain(reason);
  const again = await whenOpen(open({ DATA_DIR: folder }));
  const back = await new RawClient({ url: again, table: code, token }).arrived();
  expect(back.frame).toMatchObject({ version: 2, table: { locked: true } });
});

test("after a kill the whole database is checked while the server serves, and after a good end it is not", async () => {
  const folder = temporaryFolder();
  const { server, host } = await openWithHost(folder);
  await host.send({ type: "lock", locked: true });
  server.child.kill("SIGKILL");
  await server.ended;
  const second = open({ DATA_DIR: folder });
  await whenOpen(second);
  await expect.poll(() => second.output(), { timeout: 20_000 }).toContain("the database is whole");
  second.child.kill("SIGTERM");
  await second.ended;
  const third = open({ DATA_DIR: folder });
  await whenOpen(third);
  third.child.kill("SIGTERM");
  expect((await third.ended).output).not.toContain("checked");
});

test("a table of which an entry is missing is refused with a sentence for the log, and others are not", async () => {
  const folder = temporaryFolder();
  const first = await openWithHost(folder);
  for (const locked of [true, false]) await first.host.send({ type: "lock", locked });
  const other = await makeTable(first.url);
  first.server.child.kill("SIGKILL");
  await first.server.ended;
  const database = new Database(join(folder, "buck.db"));
  database.exec("DELETE FROM log WHERE seq = 2");
  database.close();
  const second = open({ DATA_DIR: folder });
  const url = await whenOpen(second);
  const { code } = first.host.frame.table;
  expect(await new RawClient({ url, table: code, token: first.token }).refused()).toBe("TABLE_DAMAGED");
  await expect.poll(() => second.output()).toContain('"problem":"entry 2 is missing"');
  const host = await new RawClient({ url, table: other.code, token: other.token }).arrived();
  expect(host.frame.version).toBe(1);
});

test("a damaged database is refused at the start, in a sentence", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "buck.db"), "this is no database, however long it may be".repeat(200));
  const { code, output } = await open({ DATA_DIR: folder }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^The database .*buck\.db could not be opened: .*\n$/);
});

test("on a disk without room SIGTERM ends with 0, and what was acknowledged is there", async () => {
  const folder = temporaryFolder();
  const cramped = runCrampedServer({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder }, 200);
  onTestFinished(() => void cramped.child.kill("SIGKILL"));
  const url = await whenOpen(cramped);
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  const lock = (locked: boolean) => host.send({ type: "lock", locked });
  let answer = await lock(true);
  for (let serial = 0; answer.ok; serial += 1) answer = await lock(serial % 2 === 1);
  expect(answer).toMatchObject({ ok: false, code: "STORE_FAILING" });
  cramped.child.kill("SIGTERM");
  expect((await cramped.ended).code).toBe(0);
  const again = await whenOpen(open({ DATA_DIR: folder }));
  const back = await new RawClient({ url: again, table: code, token }).arrived();
  expect(back.frame.version).toBe(answer.version);
});

test("a disk without room does not keep the server from ending well", async () => {
  const file = join(temporaryFolder(), "buck.db");
  const database = openDatabase(file);
  const store = sqliteStore(inProcess(database, file));
  await store.append("ACDE-FGHJ-2345", { seq: 1, at: 0, commandId: "table/1", changes: [], news: [] });
  database.pragma = () => {
    throw new Error("database or disk is full");
  };
  await store.close();
  expect(database.open).toBe(false);
});

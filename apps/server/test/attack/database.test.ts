import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { storeContract } from "@buck/table/storeContract";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/store/database.ts";
import { inProcess, openInThread } from "../../src/store/databaseAccess.ts";
import { sqliteStore } from "../../src/store/sqliteStore.ts";
import { RawClient } from "../support/rawClient.ts";
import { buildServer, builtFile, runCrampedServer, runServer, whenOpen } from "../support/serverProcess.ts";
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
  const store = sqliteStore(
    await openInThread(builtFile("databaseThread.js"), join(temporaryFolder(), "buck.db")),
  );
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
  expect([code, output]).toEqual([1, expect.stringMatching(/^Another Buck Euchre uses /)]);
});

test("a table that another program wrote to is read anew, and goes on", async () => {
  const folder = temporaryFolder();
  const { url, token, host } = await openWithHost(folder);
  const other = new Database(join(folder, "buck.db"));
  onTestFinished(() => void other.close());
  const theirs = JSON.stringify([[2, 0, `[{"type":"locked","locked":true}]`]]);
  other.prepare("INSERT INTO pages VALUES (1, 2, ?, '[]')").run(theirs);
  const { code } = host.frame.table;
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
  const rename = (serial: number) => host.send({ type: "rename", name: `Ann ${serial}` });
  let answer = await rename(0);
  for (let serial = 1; answer.ok; serial += 1) answer = await rename(serial);
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

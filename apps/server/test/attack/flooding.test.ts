import { randomUUID } from "node:crypto";
import { PROTOCOL_VERSION } from "@buck/protocol";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { newToken } from "../support/guest.ts";
import { RawClient } from "../support/rawClient.ts";
import { rawLine, textOf } from "../support/rawLine.ts";
import { makeTable, NO_LIMITS, openTestServer, QUICK } from "../support/testServer.ts";

const NEVER_AGAIN = 0.001;
const NOWHERE = "ACDE-FGHJ-2345";

/** Sends one message after the other until the server says goodbye; returns how many were answered. */
async function answered(guest: RawClient, message: () => Promise<unknown>): Promise<number> {
  for (let count = 0; ; count += 1) {
    const answer = await message().catch(() => null);
    if (answer === null || JSON.stringify(answer).includes("FLOODING")) return count;
    if (guest.goodbyes.length > 0) return count;
  }
}

test("a refused message costs four times as much as an accepted one", async () => {
  const { url } = await openTestServer({
    rates: { ...NO_LIMITS, socket: { burst: 12, perSecond: NEVER_AGAIN } },
  });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  let locked = false;
  const accepted = await answered(host, () => host.send({ type: "lock", locked: (locked = !locked) }));
  const again = await new RawClient({ url, table: code, token }).arrived();
  const refused = await answered(again, () => again.send({ type: "resume" }));
  expect([accepted, refused]).toEqual([12, 3]);
});

test("what a stranger says is charged by its size, before anything looks at it", async () => {
  const { url } = await openTestServer({
    rates: { ...NO_LIMITS, connectionBytes: { burst: 40_000, perSecond: NEVER_AGAIN } },
  });
  const { code } = await makeTable(url);
  const socket = await rawLine(url, { table: code });
  const closed = new Promise<void>((resolve) => void socket.on("close", () => resolve()));
  let answers = 0;
  socket.on("message", (data) => {
    if (textOf(data).startsWith("43")) answers += 1;
  });
  for (let serial = 1; serial <= 5; serial += 1)
    socket.send(`42${serial}["command","${"x".repeat(15_000)}"]`);
  await closed;
  expect(answers).toBeLessThanOrEqual(2);
});

test.each([
  ["answers to nothing", "431[]"],
  ["pongs", "3"],
  ["calls at other namespaces", "40/admin,"],
])("endless %s close the connection", async (_, packet) => {
  const { url } = await openTestServer({
    rates: { ...NO_LIMITS, connectionBytes: { burst: 10_000, perSecond: NEVER_AGAIN } },
  });
  const socket = await rawLine(url);
  const closed = new Promise<void>((resolve) => void socket.on("close", () => resolve()));
  for (let count = 0; count < 1000; count += 1) socket.send(packet);
  await closed;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test.each(["ping", "pong"] as const)("endless %ss of WebSocket itself close the connection", async (kind) => {
  const { url } = await openTestServer({
    rates: { ...NO_LIMITS, connectionBytes: { burst: 10_000, perSecond: NEVER_AGAIN } },
  });
  const lines = [await rawLine(url), await unfinishedUpgrade(url)];
  for (const socket of lines) {
    const closed = new Promise<void>((resolve) => void socket.on("close", () => resolve()));
    for (let count = 0; count < 1000; count += 1) socket[kind]();
    await closed;
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

/** A WebSocket that is to take the place of a poll, and says nothing. */
async function unfinishedUpgrade(url: string): Promise<WebSocket> {
  const poll = `${url}/socket.io/?EIO=4&transport=polling`;
  const [, sid] = /"sid":"([^"]+)"/.exec(await (await fetch(poll)).text()) ?? [];
  const address = poll.replace("http", "ws").replace("polling", "websocket");
  const socket = new WebSocket(`${address}&sid=${sid}`);
  socket.on("error", () => {});
  await new Promise<void>((resolve) => void socket.on("open", () => resolve()));
  return socket;
}

test("many sockets over one WebSocket do not escape the limit of connections", async () => {
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { connectionsPerAddress: 3 } });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
  onTestFinished(() => socket.terminate());
  const connected: string[] = [];
  const closed = new Promise<void>((resolve) => void socket.on("close", () => resolve()));
  socket.on("message", (data) => {
    const text = textOf(data);
    if (text.startsWith("40{")) connected.push(text);
    const connect = `40${JSON.stringify({ protocol: PROTOCOL_VERSION, table: code })}`;
    if (text.startsWith("0")) for (let count = 0; count < 50; count += 1) socket.send(connect);
  });
  await closed;
  expect(connected.length).toBeLessThanOrEqual(1);
  expect(await host.send({ type: "lock", locked: true })).toMatchObject({ ok: true });
});

test("after a refusal the same transport may ask again", async () => {
  const { url } = await openTestServer();
  const { code, token } = await makeTable(url);
  const guest = new RawClient({ url, table: NOWHERE, token });
  expect(await guest.refused()).toBe("NO_SUCH_TABLE");
  guest.socket.auth = { protocol: PROTOCOL_VERSION, table: code, token };
  guest.socket.connect();
  expect((await guest.arrived()).frame.you.isHost).toBe(true);
});

test("a wrong code costs ten connections, so codes cannot be guessed", async () => {
  const { url } = await openTestServer({
    rates: { ...NO_LIMITS, connects: { burst: 25, perSecond: NEVER_AGAIN } },
  });
  const guess = () => new RawClient({ url, table: NOWHERE, token: newToken() }).refused();
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([
    "NO_SUCH_TABLE",
    "NO_SUCH_TABLE",
    "NO_SUCH_TABLE",
    "SERVER_BUSY",
  ]);
});

const GUESSES = { ...NO_LIMITS, wrongCodes: { burst: 3, perSecond: NEVER_AGAIN } };

test("who has asked for too many codes of no table learns nothing more, not even of one that is there", async () => {
  const { url } = await openTestServer({ rates: GUESSES });
  const { code, token } = await makeTable(url);
  const guess = (table: string) => new RawClient({ url, table, token: newToken() }).refused();
  for (let tries = 0; tries < 3; tries += 1) expect(await guess(NOWHERE)).toBe("NO_SUCH_TABLE");
  expect([await guess(NOWHERE), await guess(code)]).toEqual(["SERVER_BUSY", "SERVER_BUSY"]);
  const host = await new RawClient({ url, table: code, token }).arrived();
  expect(host.frame.you.isHost).toBe(true);
});

test("codes that are guessed at the same moment are counted, codes of tables cost nothing", async () => {
  const { url } = await openTestServer({ rates: GUESSES });
  const { code } = await makeTable(url);
  for (let visits = 0; visits < 5; visits += 1) {
    expect((await new RawClient({ url, table: code }).arrived()).frame.you.role).toBe("visitor");
  }
  const guesses = Array.from({ length: 8 }, () => new RawClient({ url, table: NOWHERE }).refused());
  const learned = (await Promise.all(guesses)).filter((answer) => answer === "NO_SUCH_TABLE");
  expect(learned).toHaveLength(3);
});

test("requests over HTTP have a limit, and the API and games cost more than a file", async () => {
  const { url } = await openTestServer({
    rates: { ...NO_LIMITS, requests: { burst: 20, perSecond: NEVER_AGAIN } },
  });
  const statuses = async (path: string, count: number) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await fetch(url + path)).status);
    return all;
  };
  expect(await statuses("/api/games/nothing", 1)).toEqual([404]);
  await statuses("/game/abcdefghijklmnopqrstuv", 1);
  expect(await statuses("/healthz", 11)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const limited = await fetch(`${url}/healthz`);
  expect([limited.headers.get("retry-after"), await limited.json()]).toMatchObject([
    "1",
    { code: "FLOODING" },
  ]);
  expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
});

test("who fills the disk is refused at that table, and an address that does makes no more tables", async () => {
  const diskBudget = { tableBytesPerDay: 3000 * 8, addressBytesPerDay: 4500 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { diskBudget } });
  const writeAtNewTable = async () => {
    const { code, token } = await makeTable(url);
    const host = await new RawClient({ url, table: code, token }).arrived();
    return waste(host);
  };
  const [first, second] = [await writeAtNewTable(), await writeAtNewTable()];
  expect(first).toBeLessThan(3000 / 100);
  expect(second).toBeGreaterThan(0);
  expect(second).toBeLessThan(first);
  await expect(makeTable(url)).rejects.toThrow("FLOODING");
});

test("an address pays for the tables it makes, also when nothing happens there", async () => {
  const diskBudget = { tableBytesPerDay: 100_000, addressBytesPerDay: 5000 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { diskBudget } });
  let made = 0;
  const makeMany = async () => {
    for (; made < 100; made += 1) await makeTable(url);
  };
  await expect(makeMany()).rejects.toThrow("FLOODING");
  expect(made).toBeGreaterThan(2);
});

test("a watcher who talks without end silences the watchers' room, and nothing else", async () => {
  const diskBudget = { tableBytesPerDay: 100_000, addressBytesPerDay: 100_000 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { diskBudget } });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  const watcher = await new RawClient({ url, table: code }).arrived();
  await watcher.send({ type: "watch", name: "Wim" });
  const said = await answered(watcher, () => watcher.send({ type: "say", text: "👩‍👩‍👧‍👧".repeat(300) }));
  expect(said).toBe(2);
  expect(await watcher.send({ type: "emote", emote: "👍" })).toMatchObject({ code: "FLOODING" });
  for (const command of [
    { type: "say", text: "Quiet at last" },
    { type: "emote", emote: "👍" },
    { type: "addBot", position: 1, level: "easy" },
    { type: "lock", locked: true },
  ] as const) {
    expect(await host.send(command)).toMatchObject({ ok: true });
  }
});

test("players who talk without end can still play, with the table's whole share", async () => {
  const diskBudget = { tableBytesPerDay: 20_000, addressBytesPerDay: 20_000 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { diskBudget } });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  expect(await answered(host, () => host.send({ type: "emote", emote: "👍" }))).toBe(2);
  expect(await host.send({ type: "say", text: "x" })).toMatchObject({ code: "FLOODING" });
  expect(await host.send({ type: "lock", locked: true })).toMatchObject({ ok: true });
});

/** Takes one name after the other; returns how many were granted. */
async function waste(guest: RawClient): Promise<number> {
  for (let count = 0; ; count += 1) {
    if (!(await guest.send({ type: "rename", name: randomUUID().slice(0, 20) })).ok) return count;
  }
}

test("TABLE-HOST-14: a host can always lock and remove, whatever the guests have written", async () => {
  const diskBudget = { tableBytesPerDay: 24_000, addressBytesPerDay: 200_000 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { diskBudget } });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  const guests: RawClient[] = [];
  for (const position of [1, 2] as const) {
    const guest = await new RawClient({ url, table: code, token: newToken() }).arrived();
    await guest.must({ type: "sit", position, name: `Guest ${position}` });
    guests.push(guest);
    expect(await waste(guest)).toBeLessThan(100);
  }
  await waste(host);
  expect(await host.send({ type: "changeSettings", settings: QUICK })).toMatchObject({ code: "FLOODING" });
  for (const command of [
    { type: "lock", locked: true },
    { type: "removePlayer", position: 1 },
    { type: "removePlayer", position: 2 },
    { type: "lock", locked: false },
  ] as const) {
    expect(await host.send(command)).toMatchObject({ ok: true });
  }
  const ben = await new RawClient({ url, table: code, token: newToken() }).arrived();
  await ben.must({ type: "sit", position: 3, name: "Ben" });
  expect(await host.send({ type: "close" })).toMatchObject({ ok: true });
});

test("TABLE-HOST-14: guests who have used up what they may write silence nobody else", async () => {
  const diskBudget = { tableBytesPerDay: 24_000, addressBytesPerDay: 200_000 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { diskBudget } });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  for (let tries = 0; tries < 3; tries += 1) {
    const guest = await new RawClient({ url, table: code, token: newToken() }).arrived();
    await guest.must({ type: "sit", position: 1, name: `Guest ${tries}` });
    // The seat's part is used up once, whoever sits there.
    expect((await waste(guest)) > 1).toBe(tries === 0);
    await guest.must({ type: "leave" });
  }
  for (const position of [1, 2, 3] as const) await host.must({ type: "addBot", position, level: "easy" });
  expect(await host.send({ type: "start" })).toMatchObject({ ok: true });
});

test("TABLE-NAME-5: a person takes five other names a minute, and then waits", async () => {
  const { url } = await openTestServer({
    rates: { ...NO_LIMITS, renames: { burst: 5, perSecond: NEVER_AGAIN } },
  });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  expect(await waste(host)).toBe(5);
  expect(await host.send({ type: "lock", locked: true })).toMatchObject({ ok: true });
});

import { CARDS } from "@buck/engine/testing";
import { legalDecisions } from "@buck/client";
import { LIMITS, type Frame } from "@buck/protocol";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { Guest, isOver, newToken, nextWish, playOn } from "./support/guest.ts";
import { fastClock } from "./support/fastClock.ts";
import { idleMs } from "./support/machineShare.ts";
import { makeTable, NO_LIMITS, openTestServer, type TestServer } from "./support/testServer.ts";
import { fourAtTable, oneAmongBots, type Party } from "./support/party.ts";
import { RawClient } from "./support/rawClient.ts";
import { answerTo, rawLine, textOf } from "./support/rawLine.ts";

const random = seededRandom(SEED);

/** Who is to act now, once somebody is. */
async function whoActs({ guests }: Party): Promise<Guest> {
  const acting = () => guests.find((guest) => legalDecisions(guest.frame).length > 0);
  await Promise.race(guests.map((guest) => guest.until(() => acting() !== undefined)));
  const guest = acting();
  if (guest === undefined) throw new Error("nobody is to act");
  return guest;
}

async function act(guest: Guest) {
  const wish = nextWish(guest.frame, random);
  if (wish === null) throw new Error("nothing to decide");
  return guest.send(wish);
}

function fullDisk({ database }: TestServer) {
  database.exec("PRAGMA query_only = ON");
  return () => database.exec("PRAGMA query_only = OFF");
}

test("on a full disk a decision is refused, nothing moves, and the same decision counts later", async () => {
  const server = await openTestServer({ rates: NO_LIMITS });
  const party = await fourAtTable(server.url);
  await party.host.must({ type: "start" });
  const actor = await whoActs(party);
  // Then the table itself has nothing left to do before the next deal.
  await actor.until(({ frame }) => frame?.seals?.deals.at(-1)?.listed === true);
  const before = actor.frame;
  const makeRoom = fullDisk(server);
  expect(await act(actor)).toMatchObject({ ok: false, code: "STORE_FAILING", version: before.version });
  expect(actor.frame).toBe(before);
  actor.client.reopen();
  await actor.arrived();
  expect(actor.frame.version).toBe(before.version);
  expect(withoutPresence(actor.frame)).toEqual(withoutPresence(before));
  makeRoom();
  expect(await act(actor)).toEqual({ ok: true, version: before.version + 1 });
});

test("what the table does by itself goes on when the disk has room again", async () => {
  const server = await openTestServer({ rates: NO_LIMITS });
  const { host } = await oneAmongBots(server.url);
  const makeRoom = fullDisk(server);
  expect(await host.send({ type: "start" })).toMatchObject({ ok: false, code: "STORE_FAILING" });
  makeRoom();
  await host.must({ type: "start" });
  const { version } = host.frame;
  const makeRoomAgain = fullDisk(server);
  expect(await host.send({ type: "say", text: "Is this thing on?" })).toMatchObject({
    code: "STORE_FAILING",
  });
  expect(host.frame.version).toBe(version);
  makeRoomAgain();
  playOn(host, random);
  await host.until(() => host.frame.version > version + 10);
});

test.each([false, true])(
  "TABLE-UNDO-4 a table where a decision was asked back opens after a restart (agreed: %s)",
  async (isAgreed) => {
    const first = await openTestServer({ rates: NO_LIMITS });
    const { code, guests, host, tokens } = await fourAtTable(first.url);
    await host.must({ type: "start" });
    const actor = await whoActs({ code, guests, host, tokens });
    const others = guests.filter((guest) => guest !== actor);
    expect(await act(actor)).toMatchObject({ ok: true });
    let { version } = await actor.must({ type: "undo" });
    for (const other of isAgreed ? others : []) {
      ({ version } = await other.must({ type: "answerUndo", agrees: true }));
    }
    await actor.until(({ frame }) => frame !== null && frame.version >= version);
    const asked = actor.frame.table.undo;
    await first.server.stop();
    const second = await openTestServer({ rates: NO_LIMITS, file: first.file });
    const again = await new Guest({ url: second.url, table: code, token: tokens[0] ?? "" }).arrived();
    expect(again.frame.version).toBeGreaterThanOrEqual(version);
    expect(again.frame.table.undo).toEqual(asked);
    expect(again.frame.game?.view.phase).toBe("BIDDING");
  },
);

/** Sits down, and then takes nothing more from the socket. */
async function stalledPlayer(url: string, table: string): Promise<WebSocket> {
  const socket = await rawLine(url, { table, token: newToken() });
  const command = { type: "sit", position: 1, name: "Zzz" };
  socket.send(
    `421${JSON.stringify(["command", { commandId: "stalled-player", expectedVersion: 1, command }])}`,
  );
  await answerTo(socket, 1);
  socket.pause();
  return socket;
}

/** As Engine.IO writes it. */
const PONG = "3";

test("a player who stalls is let go before long, and the others never wait", async () => {
  const diskBudget = { tableBytesPerDay: 1e12, addressBytesPerDay: 1e12 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { diskBudget } });
  const { code, token } = await makeTable(url);
  const host = await new Guest({ url, table: code, token }).arrived();
  const stalled = await stalledPlayer(url, code);
  const closed = new Promise<string[]>((resolve) => {
    const heard: string[] = [];
    stalled.on("message", (data) => heard.push(textOf(data)));
    stalled.on("close", () => resolve(heard));
  });
  const text = "👨‍👩‍👧‍👦".repeat(LIMITS.rawChat / 11);
  const isHere = () => host.state.presence.here.includes(1);
  for (let turn = 0; isHere(); turn += 1) {
    const said = await Promise.all(Array.from({ length: 50 }, () => host.send({ type: "say", text })));
    expect(said.filter(({ ok }) => !ok)).toEqual([]);
    expect(turn).toBeLessThan(400);
    // It still shows that it lives, so that it is let go for its slowness and for nothing else.
    stalled.send(PONG);
  }
  stalled.resume();
  const goodbyes = (await closed).filter((each) => each.startsWith(`42["goodbye"`));
  expect(goodbyes).toEqual([`42["goodbye",{"reason":"tooSlow"}]`]);
});

const EVERY_KIND_OF_LINE = [
  "listening",
  "table created",
  "command OK",
  "command BAD_MESSAGE",
  "command STORE_FAILING",
  "a table survived an error",
];

test(`no level of the log ever holds a token, a hand or a deck (SEED=${SEED})`, async () => {
  const server = await openTestServer({ rates: NO_LIMITS });
  const party = await fourAtTable(server.url);
  await party.host.must({ type: "start" });
  for (const guest of party.guests) playOn(guest, random);
  const [token = ""] = party.tokens;
  const raw = await new RawClient({ url: server.url, table: party.code, token: newToken() }).arrived();
  await raw.say("command", { token, cards: CARDS });
  await new RawClient({ url: server.url, auth: { protocol: 1, token, cards: "x" } }).refused();
  const makeRoom = fullDisk(server);
  await party.host.send({ type: "say", text: "hello" });
  makeRoom();
  await party.host.until(() => isOver(party.host.frame));
  const log = server.logged.join("");
  const lines: { msg: string; code?: string }[] = server.logged.map((line) => JSON.parse(line));
  const kinds = lines.map(({ msg, code = "" }) => `${msg} ${code}`.trim());
  for (const kind of EVERY_KIND_OF_LINE) expect(kinds).toContain(kind);
  // Every card that was played, and more, went through the log.
  const record = await fetch(`${server.url}/api/games/${party.host.frame.table.finishedGames[0]}`);
  const played = (await record.text()).match(/"type":"PLAY_CARD"/g) ?? [];
  expect(played.length).toBeGreaterThan(0);
  expect(lines.filter(({ code }) => code === "OK").length).toBeGreaterThan(played.length);
  for (const token of party.tokens) expect(log).not.toContain(token);
  expect(log).not.toContain(party.code);
  expect(CARDS.map(({ id }) => id).filter((id) => log.includes(id))).toEqual([]);
});

function withoutPresence({ game }: Frame) {
  const players = game?.view.players.map((player) => Object.assign({}, player, { connected: false }));
  return { ...game?.view, players };
}

test("a server that restarts says so, and everybody finds their seat, their hand and their trick", async () => {
  const first = await openTestServer({ rates: NO_LIMITS });
  const party = await fourAtTable(first.url);
  await party.host.must({ type: "start" });
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await act(await whoActs(party));
    await Promise.all(party.guests.map((guest) => guest.until(() => guest.frame.version >= answer.version)));
  }
  const before = party.guests.map(({ frame }) => frame);
  await first.server.stop();
  await Promise.all(
    party.guests.map((guest) => guest.until(({ connection }) => connection === "restarting")),
  );
  for (const guest of party.guests) guest.close();

  // Time stands still here: what is compared is what was saved, not what the table did since.
  const second = await openTestServer({ file: first.file, clock: { ...fastClock(), after: () => () => {} } });
  const back = party.tokens.map((token) => new Guest({ url: second.url, table: party.code, token }));
  expect(await idleMs(() => Promise.all(back.map((guest) => guest.arrived())))).toBeLessThan(5000);
  back.forEach(({ frame }, index) => {
    const { you, game, table } = before[index] ?? frame;
    expect(frame).toMatchObject({ you, table: { seats: table.seats } });
    // Who was connected is not saved.
    expect(withoutPresence(frame)).toEqual(withoutPresence({ ...frame, game }));
  });
});

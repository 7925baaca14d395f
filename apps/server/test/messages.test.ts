import { randomUUID } from "node:crypto";
import { PROTOCOL_VERSION } from "@buck/protocol";
import { expect, test } from "vitest";
import { newToken } from "./support/guest.ts";
import { RawClient } from "./support/rawClient.ts";
import { makeTable, NO_LIMITS, openTestServer, QUICK, type TestServer } from "./support/testServer.ts";

const BAD = { ok: false, code: "BAD_MESSAGE" };

async function hostOf(server: TestServer) {
  const { code, token } = await makeTable(server.url);
  return new RawClient({ url: server.url, table: code, token }).arrived();
}

const lock = { type: "lock", locked: true } as const;
const message = (more: Record<string, unknown> = {}) => ({
  commandId: randomUUID(),
  expectedVersion: 1,
  command: lock,
  ...more,
});
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const poisoned = (text: string): unknown => JSON.parse(text);

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a number", 1],
  ["a word", "lock"],
  ["a list", [message()]],
  ["an empty object", {}],
  ["no command", message({ command: null })],
  ["an unknown command", message({ command: { type: "deal", deck: [] } })],
  ["a command with one field too many", message({ command: { ...lock, force: true } })],
  ["a message with one field too many", message({ admin: true })],
  ["a short id", message({ commandId: "a" })],
  ["an id with a slash", message({ commandId: "table/1234567" })],
  ["a version below zero", message({ expectedVersion: -1 })],
  ["a broken version", message({ expectedVersion: 1.5 })],
  ["a version as text", message({ expectedVersion: "1" })],
  [
    "a card that is none",
    message({
      command: { type: "act", action: { type: "PLAY_CARD", playerPosition: 0, cardId: "SPADES_1" } },
    }),
  ],
  ["somebody else's deal", message({ command: { type: "act", action: { type: "DEAL", deck: [] } } })],
  ["bytes", message({ command: Buffer.from("lock") })],
  ["a very deep object", message({ command: deep(500) })],
  [
    "a prototype in the message",
    poisoned(`{"__proto__":{"commandId":"aaaaaaaa","expectedVersion":1},"command":{"type":"pause"}}`),
  ],
  [
    "a prototype in the command",
    message({ command: poisoned(`{"__proto__":{"locked":true},"type":"lock"}`) }),
  ],
  [
    "a constructor in the command",
    message({ command: poisoned(`{"type":"lock","locked":true,"constructor":{"prototype":{"x":1}}}`) }),
  ],
])("a command of %s is refused and changes nothing", async (_, hostile) => {
  const host = await hostOf(await openTestServer());
  expect(await host.say("command", hostile)).toMatchObject(BAD);
  expect(await host.say("resync")).toEqual(host.welcomes[0]);
  expect(Object.prototype).not.toHaveProperty("locked");
  expect(Object.prototype).not.toHaveProperty("x");
});

test.each(["deal", "admin", "error", "__proto__", "constructor", "", "welcome", "create", "newFrame"])(
  "the unknown event %o is answered with a code",
  async (event) => {
    const host = await hostOf(await openTestServer());
    expect(await host.say(event, { anything: 1 })).toMatchObject(BAD);
    expect(await host.say("command", message())).toMatchObject({ ok: true, version: 2 });
  },
);

test("a message without a way to answer does nothing and does no harm", async () => {
  const host = await hostOf(await openTestServer());
  host.mutter("command", message());
  host.mutter("resync");
  host.mutter("create", {});
  host.mutter("nonsense");
  expect(await host.say("command", message({ command: { type: "rename", name: "Anna" } }))).toMatchObject({
    ok: true,
    version: 2,
  });
});

test("the same command twice has one effect and one answer", async () => {
  const host = await hostOf(await openTestServer());
  const twice = message();
  expect(await host.say("command", twice)).toEqual({ ok: true, version: 2 });
  expect(await host.say("command", twice)).toEqual({ ok: true, version: 2 });
  expect(await host.say("command", message({ command: { type: "lock", locked: false } }))).toEqual({
    ok: true,
    version: 3,
  });
});

test("commands are counted by what became of them, and timed", async () => {
  const server = await openTestServer();
  const host = await hostOf(server);
  await host.say("command", message());
  await host.say("command", message({ command: { type: "resume" } }));
  await host.say("command", "nonsense");
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const line of [
    'buck_commands_total{code="OK"} 1',
    'buck_commands_total{code="NOT_PAUSED"} 1',
    'buck_commands_total{code="BAD_MESSAGE"} 1',
    "buck_command_seconds_count 3",
  ]) {
    expect(metrics).toContain(line);
  }
});

test("a frame above 16 kB closes the line, and the table goes on", async () => {
  const server = await openTestServer();
  const host = await hostOf(server);
  host.mutter("command", message({ commandId: "x".repeat(17_000) }));
  await host.gone();
  expect(host.goodbyes).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("a socket without a table can make one and nothing else", async () => {
  const { url } = await openTestServer();
  const guest = new RawClient({ url, auth: { protocol: PROTOCOL_VERSION } });
  expect(await guest.say("command", message())).toMatchObject(BAD);
  expect(await guest.say("resync")).toMatchObject(BAD);
  expect(await guest.say("create", { settings: QUICK, name: "Ann" })).toMatchObject(BAD);
  const token = newToken();
  const created = await guest.say("create", { settings: QUICK, name: "Ann", token });
  expect(created).toMatchObject({ ok: true, code: expect.stringMatching(/^[A-Z0-9-]{9}$/) });
  const { code } = created as { code: string };
  const host = await new RawClient({ url, table: code, token }).arrived();
  expect(host.frame.you).toMatchObject({ role: "player", isHost: true });
  expect(host.frame.version).toBe(1);
});

test("a person's name cannot carry markup of direction or layers of marks to the others", async () => {
  const server = await openTestServer({ rates: NO_LIMITS });
  const host = await hostOf(server);
  await host.must({ type: "rename", name: "<b>\u202EAn\u0007n</b>" });
  expect(host.frame.table.seats[0]).toMatchObject({ name: "<b>Ann</b>" });
});

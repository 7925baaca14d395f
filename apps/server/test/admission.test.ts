import { PROTOCOL_VERSION } from "@buck/protocol";
import { expect, test } from "vitest";
import { newToken } from "./support/guest.ts";
import { RawClient } from "./support/rawClient.ts";
import { makeTable, openTestServer } from "./support/testServer.ts";

const protocol = PROTOCOL_VERSION;
const NOWHERE = "ACDE-FGHJ-2345";

test.each<[string, Record<string, unknown>, string]>([
  ["an older client", { protocol: protocol - 1, table: NOWHERE }, "OLD_CLIENT"],
  ["a newer client that says more", { protocol: protocol + 1, seat: 1 }, "OLD_CLIENT"],
  ["nothing", {}, "BAD_HANDSHAKE"],
  ["a version that is no number", { protocol: "1" }, "BAD_HANDSHAKE"],
  ["a code that is none", { protocol, table: "../../etc" }, "BAD_HANDSHAKE"],
  ["a token that is none", { protocol, token: "short" }, "BAD_HANDSHAKE"],
  ["one field too many", { protocol, admin: true }, "BAD_HANDSHAKE"],
  ["a table that never was", { protocol, table: NOWHERE }, "NO_SUCH_TABLE"],
  ["a table that never was, with a token", { protocol, table: NOWHERE, token: newToken() }, "NO_SUCH_TABLE"],
])("the door refuses %s", async (_, auth, code) => {
  const { url } = await openTestServer();
  expect(await new RawClient({ url, auth }).refused()).toBe(code);
});

test("a closed table is refused, to its people and to strangers alike", async () => {
  const { url } = await openTestServer();
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  await host.must({ type: "close" });
  await host.until(() => host.goodbyes.length > 0);
  expect(host.goodbyes).toEqual(["closed"]);
  expect(await new RawClient({ url, table: code, token }).refused()).toBe("TABLE_CLOSED");
  expect(await new RawClient({ url, table: code }).refused()).toBe("TABLE_CLOSED");
});

test.each(["websocket", "polling"] as const)("a foreign page gets no %s", async (transport) => {
  const { url } = await openTestServer({ config: { publicUrl: "https://cards.example.org" } });
  const { code } = await makeTable(url);
  const from = (origin: string) =>
    new RawClient({ url, table: code, transports: [transport], headers: { origin } });
  for (const origin of ["http://evil.test", "null"]) expect(await from(origin).refused()).toMatch(/error/);
  for (const origin of [url, "https://cards.example.org"]) {
    expect((await from(origin).arrived()).frame.version).toBe(1);
  }
});

test("the host's token is the host, any other and none are visitors who see no game", async () => {
  const { url } = await openTestServer();
  const { code, token } = await makeTable(url);
  const roles = await Promise.all(
    [token, newToken(), undefined].map(async (each) => {
      const guest = await new RawClient({ url, table: code, ...(each && { token: each }) }).arrived();
      return [guest.frame.you.role, guest.frame.you.isHost, guest.frame.game];
    }),
  );
  expect(roles).toEqual([
    ["player", true, null],
    ["visitor", false, null],
    ["visitor", false, null],
  ]);
});

test("the newest tab plays and the older one is told so", async () => {
  const { url } = await openTestServer();
  const { code, token } = await makeTable(url);
  const first = await new RawClient({ url, table: code, token }).arrived();
  const second = await new RawClient({ url, table: code, token }).arrived();
  await first.gone();
  expect(first.goodbyes).toEqual(["openedElsewhere"]);
  expect(await second.send({ type: "rename", name: "Anna" })).toMatchObject({ ok: true });
  const third = await new RawClient({ url, table: code, token }).arrived();
  await second.gone();
  expect(third.frame.table.seats[0]).toMatchObject({ kind: "person", name: "Anna" });
});

test("who asks to be shown everything again gets the whole welcome", async () => {
  const { url } = await openTestServer();
  const { code, token } = await makeTable(url);
  const guest = await new RawClient({ url, table: code, token }).arrived();
  expect(await guest.say("resync")).toEqual(guest.welcomes[0]);
});

test("polling plays as well as a websocket", async () => {
  const { url } = await openTestServer();
  const { code, token } = await makeTable(url);
  const guest = await new RawClient({ url, table: code, token, transports: ["polling"] }).arrived();
  expect(await guest.send({ type: "addBot", position: 1, level: "medium" })).toMatchObject({
    ok: true,
    version: 2,
  });
});

test("a full house sends newcomers away", async () => {
  const { url } = await openTestServer({ config: { maxConnections: 1 } });
  const { code, token } = await makeTable(url);
  await new RawClient({ url, table: code, token }).arrived();
  expect(await new RawClient({ url, table: code }).refused()).toBe("websocket error");
});

test("one address gets its share of connections, and room again when one is closed", async () => {
  const { url } = await openTestServer({ config: { connectionsPerAddress: 2 } });
  const { code, token } = await makeTable(url);
  const [first, second] = [new RawClient({ url, table: code }), new RawClient({ url, table: code, token })];
  await Promise.all([first.arrived(), second.arrived()]);
  await new RawClient({ url, table: code }).refused();
  first.close();
  // The server hears of the closed line a moment later, and this one with it.
  expect(await second.send({ type: "lock", locked: true })).toMatchObject({ ok: true });
  await new RawClient({ url, table: code }).arrived();
});

import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { newToken } from "../support/guest.ts";
import { rawLine } from "../support/rawLine.ts";
import { RawClient } from "../support/rawClient.ts";
import { makeTable, NO_LIMITS, openTestServer, QUICK } from "../support/testServer.ts";

const NEVER_AGAIN = 0.001;
const NOWHERE = "ACDE-FGHJ-2345";

/** Addresses in this many networks of 64 bits, all in one /56 or all in one /48. */
const prefixes = (count: number, within: 56 | 48): readonly string[] =>
  Array.from(
    { length: count },
    (_, index) => `2001:db8:1:${(within === 56 ? index : index << 8).toString(16)}::1`,
  );

const from = (address: string) => ({ "x-forwarded-for": address });

/** Whether a connection that says nothing is let in. */
function comesIn(url: string, address: string): Promise<boolean> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, {
    headers: from(address),
  });
  return new Promise((resolve) => {
    socket.on("error", () => resolve(false));
    socket.on("message", () => resolve(true));
  });
}

async function countIn(url: string, addresses: readonly string[]): Promise<number> {
  let count = 0;
  for (const address of addresses) if (await comesIn(url, address)) count += 1;
  return count;
}

test.each([
  [56, 2 * 10],
  [48, 4 * 10],
] as const)(
  "a hostile household: 256 networks in one /%i have a few times one address's connections",
  async (within, most) => {
    const { url } = await openTestServer({
      rates: NO_LIMITS,
      config: { connectionsPerAddress: 10, trustProxy: 1 },
    });
    expect(await countIn(url, prefixes(256, within))).toBe(most);
    expect(await comesIn(url, "2001:db8:2::1")).toBe(true);
  },
);

test("a hostile household: 256 networks guess, make tables and ask a few times as often as one address", async () => {
  const { url } = await openTestServer({
    rates: {
      ...NO_LIMITS,
      wrongCodes: { burst: 3, perSecond: NEVER_AGAIN },
      requests: { burst: 200, perSecond: NEVER_AGAIN },
    },
    config: { tablesPerHour: 5, trustProxy: 1 },
  });
  const household = prefixes(256, 48);
  const guesses = household.map((address) =>
    new RawClient({ url, table: NOWHERE, headers: from(address) }).refused(),
  );
  expect((await Promise.all(guesses)).filter((answer) => answer === "NO_SUCH_TABLE")).toHaveLength(3 * 4);
  const made = await Promise.all(household.slice(0, 50).map((address) => makesTable(url, address)));
  expect(made.filter((status) => status === 201)).toHaveLength(5 * 4);
  let asked = 0;
  while ((await fetch(`${url}/healthz`, { headers: from(household[asked % 256] ?? "") })).ok) asked += 1;
  // Each guess was one request, and each table a costly one.
  expect(asked).toBe(200 * 4 - 256 - 50 * 5);
});

async function makesTable(url: string, address: string): Promise<number> {
  const { status } = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { ...from(address), "content-type": "application/json" },
    body: JSON.stringify({ settings: QUICK, name: "Ann", token: newToken() }),
  });
  return status;
}

test("a hostile household: 256 networks write a few times what one address may", async () => {
  const diskBudget = { tableBytesPerDay: 1e9, addressBytesPerDay: 2000 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { diskBudget, trustProxy: 1 } });
  const statuses: number[] = [];
  for (const address of prefixes(256, 48)) statuses.push(await makesTable(url, address));
  const made = statuses.filter((status) => status === 201).length;
  expect(made).toBeGreaterThan(4);
  expect(made).toBeLessThan(50);
  expect(await makesTable(url, "2001:db8:2::1")).toBe(201);
});

test("a connection that names no table is closed after a while, and one at a table stays", async () => {
  const { url } = await openTestServer({ tablelessMs: 300 });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  const refused = await rawLine(url);
  await new Promise<void>((resolve) => void refused.on("close", () => resolve()));
  expect(await host.send({ type: "lock", locked: true })).toMatchObject({ ok: true });
});

test("people who have a seat come in when strangers have filled the rest", async () => {
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { maxConnections: 20 } });
  const { code, token } = await makeTable(url);
  for (let strangers = 0; strangers < 18; strangers += 1) await new RawClient({ url, table: code }).arrived();
  expect(await new RawClient({ url, table: code }).refused()).toBe("SERVER_BUSY");
  const host = await new RawClient({ url, table: code, token }).arrived();
  expect(host.frame.you.isHost).toBe(true);
});

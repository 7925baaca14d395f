import { expect, test } from "vitest";
import { newToken } from "./support/guest.ts";
import { RawClient } from "./support/rawClient.ts";
import { makeTable, NO_LIMITS, openTestServer, QUICK } from "./support/testServer.ts";

const FEW = { burst: 10, perSecond: 0.001 };

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

const body = () => ({ settings: QUICK, name: "Ann", token: newToken() });

/** Speaks until the server hangs up; says how often it was heard. */
async function shout(guest: RawClient): Promise<number> {
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, () => guest.say("command", { nonsense: true })),
  );
  await guest.until(() => guest.goodbyes.length > 0);
  return answers.filter(({ status, ...rest }) => status === "fulfilled" && isHeard(rest)).length;
}

function isHeard(result: object): boolean {
  return JSON.stringify(result).includes("BAD_MESSAGE");
}

test("who floods is told so and shown out, and others go on", async () => {
  const { url } = await openTestServer({ rates: { ...NO_LIMITS, socket: FEW } });
  const { code, token } = await makeTable(url);
  const [flooder, other] = [
    new RawClient({ url, table: code, token: newToken() }),
    new RawClient({ url, table: code, token }),
  ];
  await Promise.all([flooder.arrived(), other.arrived()]);
  expect(await shout(flooder)).toBe(FEW.burst);
  expect(flooder.goodbyes).toEqual(["flooding"]);
  expect(await other.send({ type: "lock", locked: true })).toMatchObject({ ok: true });
  expect(await metric(url, 'buck_goodbyes_total{reason="flooding"}')).toBe(1);
});

test("a person is counted over all their connections", async () => {
  const { url } = await openTestServer({ rates: { ...NO_LIMITS, person: FEW } });
  const { code } = await makeTable(url);
  const token = newToken();
  const first = await new RawClient({ url, table: code, token }).arrived();
  expect(await shout(first)).toBe(FEW.burst);
  const second = await new RawClient({ url, table: code, token }).arrived();
  expect(await shout(second)).toBe(0);
});

test("an address is counted over all its people", async () => {
  const { url } = await openTestServer({ rates: { ...NO_LIMITS, address: FEW } });
  const { code } = await makeTable(url);
  const heard: number[] = [];
  for (const token of [newToken(), newToken()]) {
    heard.push(await shout(await new RawClient({ url, table: code, token }).arrived()));
  }
  expect(heard).toEqual([FEW.burst, 0]);
});

test("an address that keeps connecting is sent away", async () => {
  const { url } = await openTestServer({ rates: { ...NO_LIMITS, connects: FEW } });
  const { code } = await makeTable(url);
  for (let count = 0; count < FEW.burst; count += 1)
    (await new RawClient({ url, table: code }).arrived()).close();
  expect(await new RawClient({ url, table: code }).refused()).toBe("SERVER_BUSY");
});

test("tables are made so many an hour from one address, over HTTP and sockets together", async () => {
  const { url } = await openTestServer({ config: { tablesPerHour: 2 } });
  const guest = new RawClient({ url });
  await makeTable(url);
  expect(await guest.say("create", body())).toMatchObject({ ok: true });
  expect(await guest.say("create", body())).toMatchObject({ ok: false, code: "FLOODING" });
  const response = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body()),
  });
  expect([response.status, await response.json()]).toMatchObject([429, { ok: false, code: "FLOODING" }]);
});

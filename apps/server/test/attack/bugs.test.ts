import { expect, test } from "vitest";
import { fastClock } from "../support/fastClock.ts";
import { RawClient } from "../support/rawClient.ts";
import { makeTable, NO_LIMITS, openTestServer, type TestServerOptions } from "../support/testServer.ts";

/** A host at a table that fails whenever `broken` says so. */
async function hostOfBuggyTable(broken: { isOn: boolean }, options: TestServerOptions = {}) {
  const wallTime = () => {
    if (broken.isOn) throw new Error("a bug");
    return Date.now();
  };
  const { url } = await openTestServer({ ...options, clock: { ...fastClock(), wallTime } });
  const { code, token } = await makeTable(url);
  return new RawClient({ url, table: code, token }).arrived();
}

const LOCK = { type: "lock", locked: true } as const;
const FAILED = { ok: false, code: "SERVER_ERROR" };

test("a bug inside a table leaves no command unanswered, and the table goes on", async () => {
  const broken = { isOn: false };
  const host = await hostOfBuggyTable(broken);
  broken.isOn = true;
  expect(await host.send(LOCK)).toMatchObject(FAILED);
  broken.isOn = false;
  expect(await host.send(LOCK)).toEqual({ ok: true, version: 2 });
});

test("whoever has found a bug pays for it as for every refusal", async () => {
  const broken = { isOn: false };
  const socket = { burst: 9, perSecond: 0.001 };
  const host = await hostOfBuggyTable(broken, { rates: { ...NO_LIMITS, socket } });
  broken.isOn = true;
  const answers = [];
  for (let message = 0; message < 4; message += 1) answers.push(await host.send(LOCK));
  // Each takes four of the nine tokens.
  expect(answers).toMatchObject([FAILED, FAILED, FAILED, { code: "FLOODING" }]);
});

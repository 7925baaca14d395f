import { expect, test } from "vitest";
import { fastClock } from "../support/fastClock.ts";
import { RawClient } from "../support/rawClient.ts";
import { makeTable, openTestServer } from "../support/testServer.ts";

test("a bug inside a table leaves no command unanswered, and the table goes on", async () => {
  let isBroken = false;
  const wallTime = () => {
    if (isBroken) throw new Error("a bug");
    return Date.now();
  };
  const { url } = await openTestServer({ clock: { ...fastClock(), wallTime } });
  const { code, token } = await makeTable(url);
  const host = await new RawClient({ url, table: code, token }).arrived();
  isBroken = true;
  expect(await host.send({ type: "lock", locked: true })).toMatchObject({ ok: false, code: "SERVER_ERROR" });
  isBroken = false;
  expect(await host.send({ type: "lock", locked: true })).toEqual({ ok: true, version: 2 });
});

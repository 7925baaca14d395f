import { noClubs } from "../../test/support/noClubs.ts";
import type { Code } from "@buck/protocol";
import { expect, test } from "vitest";
import { createLimits, RATES } from "../limits/rateLimits.ts";
import { Lookups } from "./lookUp.ts";
import type { Opened } from "./tables.ts";

const NEVER_AGAIN = 0.001;
const WRONG: Opened = { ok: false, error: "NO_SUCH_TABLE" };
/** As good as an open table here: there is one with this code. */
const THERE: Opened = { ok: false, error: "TABLE_CLOSED" };
const BUSY: Opened = { ok: false, error: "SERVER_BUSY" };

const TABLE: Code = "ACDE-FGHJ-2345";
const NOWHERE: Code = "ACDE-FGHJ-2346";

function lookupsWith({ codes = 3, connects = 1000 } = {}) {
  const reads: string[] = [];
  const limits = createLimits({
    ...RATES,
    wrongCodes: { burst: codes, perSecond: NEVER_AGAIN },
    connects: { burst: connects, perSecond: NEVER_AGAIN },
  });
  const tables = {
    isInMemory: () => false,
    knowsSeat: (_code: Code, tokenHash: string | null) => tokenHash === "seated",
    storedFacts: async () => null,
    open: async (code: Code) => {
      reads.push(code);
      await Promise.resolve();
      return code === TABLE ? THERE : WRONG;
    },
  };
  const lookups = new Lookups({ tables, clubs: noClubs, limits });
  const find = (code: Code, tokenHash: string | null = null, rateLimitKey = "1.1.1.1") =>
    lookups.find(code, { rateLimitKey, tokenHash, isPaid: false });
  return { find, reads, limits };
}

test("for an address that may not be told, nothing is opened or read, whether there is such a table or not", async () => {
  const { find, reads } = lookupsWith();
  for (let guess = 0; guess < 3; guess += 1) expect(await find(NOWHERE)).toBe(WRONG);
  reads.length = 0;
  expect([await find(TABLE), await find(NOWHERE), await find(TABLE, "a guess")]).toEqual([BUSY, BUSY, BUSY]);
  expect(reads).toEqual([]);
  expect([await find(TABLE, "seated"), await find(TABLE, null, "2.2.2.2")]).toEqual([THERE, THERE]);
});

test("a busy answer costs ten connections, as a wrong one does at the door", async () => {
  const { find, limits } = lookupsWith({ codes: 1, connects: 20 });
  await find(NOWHERE);
  for (let guess = 0; guess < 2; guess += 1) {
    expect(limits.mayConnect("1.1.1.1")).toBe(true);
    expect(await find(TABLE)).toEqual(BUSY);
  }
  expect(limits.mayConnect("1.1.1.1")).toBe(false);
});

test("a school that comes back at once with codes of tables is let in, all of it", async () => {
  const { find } = lookupsWith();
  const found = await Promise.all(Array.from({ length: 200 }, () => find(TABLE)));
  expect(found.every((opened) => opened === THERE)).toBe(true);
});

test("of many guesses at once only as many are answered as one address has", async () => {
  const { find, reads } = lookupsWith();
  const found = await Promise.all(Array.from({ length: 50 }, () => find(NOWHERE)));
  expect([found.filter((opened) => opened === WRONG).length, reads.length]).toEqual([3, 3]);
});

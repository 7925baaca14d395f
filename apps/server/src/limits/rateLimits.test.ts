import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createLimits, RATES } from "./rateLimits.ts";
import type { Rate } from "./tokenBuckets.ts";

test("a lookup that a page has paid for is free once, for its code and address, and not for long", () => {
  const time = { now: 0 };
  const limits = createLimits(RATES, () => time.now);
  limits.keepPaidLookup("1.1.1.1", "ACDE-FGHJ");
  expect(limits.takePaidLookup("2.2.2.2", "ACDE-FGHJ")).toBe(false);
  expect(limits.takePaidLookup("1.1.1.1", "ACDE-FGHK")).toBe(false);
  expect(limits.takePaidLookup("1.1.1.1", "ACDE-FGHJ")).toBe(true);
  expect(limits.takePaidLookup("1.1.1.1", "ACDE-FGHJ")).toBe(false);
  limits.keepPaidLookup("1.1.1.1", "ACDE-FGHJ");
  time.now = 30_000;
  expect(limits.takePaidLookup("1.1.1.1", "ACDE-FGHJ")).toBe(false);
});

const count = (number: number) => number.toLocaleString("en");
const both = ({ perSecond, burst }: Rate) => [perSecond, burst] as const;
const KB = 1024;

test("docs/security.md gives the rates as they are", () => {
  const page = readFileSync(new URL("../../../../docs/security.md", import.meta.url), "utf8");
  const { socket, person, address, connects, wrongCodes, connectionBytes, addressBytes, requests, renames } =
    RATES;
  const [first, then] = [both(connectionBytes), both(addressBytes)].map((rate) =>
    rate.map((bytes) => bytes / KB),
  );
  for (const text of [
    `${socket.perSecond} a second and ${socket.burst} at once from a socket`,
    `${both(person).join(" and ")} from a person, ${both(address).map(count).join(" and ")} from an address`,
    `${first?.[0]} kB a second and ${first?.[1]} kB at once over a connection`,
    `${then?.map(count).join(" and ")} kB from an address`,
    `${connects.perSecond} a second and ${connects.burst} at once;`,
    `${requests.perSecond} a second and ${count(requests.burst)} at once;`,
    `${wrongCodes.burst}, then one a minute`,
    `${renames.burst} a minute`,
  ]) {
    expect(page).toContain(text);
  }
  expect([wrongCodes.perSecond, renames.perSecond]).toEqual([1 / 60, renames.burst / 60]);
});

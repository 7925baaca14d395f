import { expect, test } from "vitest";
import { createLimits, RATES } from "./rateLimits.ts";

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

import { expect, test } from "vitest";
import { TokenBuckets } from "./tokenBuckets.ts";

function bucketsAt(rate: { burst: number; perSecond: number }) {
  const time = { now: 0 };
  return { time, buckets: new TokenBuckets(rate, () => time.now) };
}

const passed = (buckets: TokenBuckets, key: string, times: number) =>
  Array.from({ length: times }, () => buckets.take(key)).filter(Boolean).length;

test("lets a burst through and then only as many as drip in", () => {
  const { time, buckets } = bucketsAt({ burst: 5, perSecond: 2 });
  expect(passed(buckets, "a", 9)).toBe(5);
  time.now = 499;
  expect(passed(buckets, "a", 9)).toBe(0);
  time.now = 1500;
  expect(passed(buckets, "a", 9)).toBe(3);
});

test("never holds more than the burst", () => {
  const { time, buckets } = bucketsAt({ burst: 3, perSecond: 10 });
  passed(buckets, "a", 3);
  time.now = 3_600_000;
  expect(passed(buckets, "a", 100)).toBe(3);
});

test("counts every key for itself", () => {
  const { buckets } = bucketsAt({ burst: 2, perSecond: 1 });
  expect(passed(buckets, "a", 5)).toBe(2);
  expect(passed(buckets, "b", 5)).toBe(2);
});

test("forgets keys that have been quiet, and only those", () => {
  const { time, buckets } = bucketsAt({ burst: 2, perSecond: 1 });
  passed(buckets, "quiet", 1);
  time.now = 1900;
  passed(buckets, "busy", 2);
  time.now = 2000;
  expect(buckets.take("busy")).toBe(false);
  expect(buckets.size).toBe(1);
});

test("what is charged is owed, up to one burst", () => {
  const { time, buckets } = bucketsAt({ burst: 4, perSecond: 1 });
  buckets.charge("a", 1000);
  time.now = 4900;
  expect(buckets.take("a")).toBe(false);
  time.now = 5000;
  expect(buckets.take("a")).toBe(true);
});

test("what may not pass costs nothing", () => {
  const { buckets } = bucketsAt({ burst: 4, perSecond: 1 });
  expect([buckets.take("a", 5), buckets.take("a", 4), buckets.take("a")]).toEqual([false, true, false]);
});

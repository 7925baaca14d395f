import { expect, test } from "vitest";
import { AnswerCache } from "./log.ts";

const refusal = (version: number) => ({ ok: false, code: "STALE", message: "", version }) as const;

function cacheAt() {
  const time = { now: 0 };
  const clock = { wallTime: () => 0, monotonic: () => time.now, after: () => () => {} };
  return { time, cache: new AnswerCache(clock) };
}

test("TABLE-COMMAND-3 an answer is kept for as long as its command can come again", () => {
  const { time, cache } = cacheAt();
  cache.store({ seq: 1, commandId: "a/stored" });
  time.now = 3 * 60_000 - 1;
  cache.keep("a/2", refusal(2));
  expect(cache.find("a/stored")).toEqual({ ok: true, version: 1 });
  time.now += 1;
  cache.keep("a/3", refusal(3));
  expect([cache.find("a/stored"), cache.find("a/2")]).toEqual([null, refusal(2)]);
});

test("TABLE-COMMAND-3 however many commands come, only the newest answers are kept", () => {
  const { cache } = cacheAt();
  for (let index = 0; index < 10_000; index += 1) cache.keep(`a/${index}`, refusal(index));
  expect(cache.size).toBe(2_000);
  expect([cache.find("a/7999"), cache.find("a/8000")]).toEqual([null, refusal(8_000)]);
});

test("TABLE-COMMAND-3 where no more commands come, answers are forgotten all the same", () => {
  const { time, cache } = cacheAt();
  cache.store({ seq: 1, commandId: "a/stored" });
  time.now = 3 * 60_000 - 1;
  cache.forgetOld();
  expect(cache.size).toBe(1);
  time.now += 1;
  cache.forgetOld();
  expect(cache.size).toBe(0);
});

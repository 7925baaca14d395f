import { expect, test } from "vitest";
import { AnswerCache } from "./answerCache.ts";

const refusal = (version: number) => ({ ok: false, code: "STALE", message: "", version }) as const;

test("TABLE-COMMAND-3 the oldest answers without an entry are forgotten, those with one never", () => {
  const cache = new AnswerCache();
  cache.store({ seq: 1, at: 0, commandId: "a/stored", changes: [], news: [] });
  for (let index = 0; index <= 2_000; index += 1) cache.keep(`a/${index}`, refusal(index));
  expect(cache.find("a/0")).toBeNull();
  expect(cache.find("a/1")).toEqual(refusal(1));
  expect(cache.find("a/2000")).toEqual(refusal(2_000));
  expect(cache.find("a/stored")).toEqual({ ok: true, version: 1 });
});

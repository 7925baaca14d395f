import { expect, test } from "vitest";
import { Ledger } from "./ledger.ts";

const refusal = (version: number) => ({ ok: false, code: "STALE", message: "", version }) as const;

test("the oldest answers without an entry are forgotten, those with one never", () => {
  const ledger = new Ledger();
  ledger.store({ seq: 1, at: 0, commandId: "a/stored", changes: [], news: [] });
  for (let index = 0; index <= 2_000; index += 1) ledger.keep(`a/${index}`, refusal(index));
  expect(ledger.find("a/0")).toBeNull();
  expect(ledger.find("a/1")).toEqual(refusal(1));
  expect(ledger.find("a/2000")).toEqual(refusal(2_000));
  expect(ledger.find("a/stored")).toEqual({ ok: true, version: 1 });
});

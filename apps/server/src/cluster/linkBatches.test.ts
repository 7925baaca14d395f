import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { betweenPromises, eachOf, inBatches, joinPackets } from "./linkBatches.ts";
import type { ToGateway } from "./linkMessages.ts";

const packet = (line: number, text: string): ToGateway => ({ type: "packet", lines: [line], text });
const answer: ToGateway = { type: "answer", ask: 9, value: null };

test("what is said within one tick goes as one, also by those who wait for the same commit", async () => {
  const sent: (readonly string[])[] = [];
  const batches = inBatches<string>((messages) => sent.push(messages));
  batches.add("a");
  await Promise.resolve();
  batches.add("b");
  await nextTurn();
  batches.add("c");
  batches.flush();
  await nextTurn();
  expect(sent).toEqual([["a", "b"], ["c"]]);
});

test("packets that are alike cross once, and nothing overtakes anything", () => {
  expect(joinPackets([packet(1, "x"), packet(2, "x"), answer, packet(3, "x"), packet(1, "y")])).toEqual([
    { type: "packet", lines: [1, 2], text: "x" },
    answer,
    packet(3, "x"),
    packet(1, "y"),
  ]);
});

test("what is no batch says nothing", () => {
  const heard: unknown[] = [];
  for (const batch of [null, "said", { type: "close" }, [1, 2]]) eachOf(batch, (each) => heard.push(each));
  expect(heard).toEqual([1, 2]);
});

test("what is heard from another node and waits for no more than promises is written in one tick", async () => {
  const done: string[] = [];
  const hear = betweenPromises(() => {
    process.nextTick(() => done.push("written"));
    void Promise.resolve().then(() => done.push("answered"));
  });
  await nextTurn();
  await new Promise<void>((resolve) => {
    setImmediate(() => {
      process.nextTick(() => done.push("the tick goes on"));
      hear();
      setImmediate(resolve);
    });
  });
  expect(done).toEqual(["the tick goes on", "answered", "written"]);
});

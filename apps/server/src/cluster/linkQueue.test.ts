import { EventEmitter, once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { closeWhenBehind } from "./linkQueue.ts";

const packet = (megabytes: number) => ({ data: "x".repeat(megabytes * 1024 * 1024) });

test("a link whose other end takes nothing is closed when eight megabytes wait", async () => {
  const engine = new EventEmitter();
  closeWhenBehind(engine, () => engine.emit("closed", "too far behind"));
  const closed = once(engine, "closed");
  engine.emit("packetCreate", packet(5));
  engine.emit("packetCreate", packet(4));
  expect(await closed).toEqual(["too far behind"]);
});

test("a link that is taken from stays, however much it carries", async () => {
  const engine = new EventEmitter();
  let closed = 0;
  closeWhenBehind(engine, () => (closed += 1));
  for (let sent = 0; sent < 5; sent += 1) {
    engine.emit("packetCreate", packet(5));
    engine.emit("drain");
  }
  await nextTurn();
  expect(closed).toBe(0);
});

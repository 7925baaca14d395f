import { EventEmitter } from "node:events";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { writeDirectly } from "./directWrites.ts";
import { ReaderQueue } from "./readerQueue.ts";
import type { BuckSocket } from "./types.ts";
import { messageFrame } from "./webSocketFrames.ts";

/** An engine above a connection that takes whatever comes, or nothing; all of it is written down. */
function engine({ name = "websocket", isDeaf = false } = {}) {
  const written: string[] = [];
  const viaEngine: string[] = [];
  const socket = new Socket();
  socket._write = (chunk, _encoding, taken) => {
    written.push(String(chunk));
    if (!isDeaf) taken();
  };
  const webSocket = { readyState: 1, _socket: socket };
  const conn = Object.assign(new EventEmitter(), {
    readyState: "open",
    upgrading: false,
    writeBuffer: [] as unknown[],
    transport: { name, socket: webSocket },
    write: (text: string) => viaEngine.push(text),
    close: () => written.push("closed"),
  });
  let slow = 0;
  const queue = new ReaderQueue(() => (slow += 1));
  writeDirectly({ conn } as unknown as Pick<BuckSocket, "conn">, queue);
  return { conn, webSocket, socket, written, viaEngine, isSlow: () => slow > 0 };
}

const tick = () => new Promise<void>((resolve) => void setImmediate(resolve));
const frames = (...texts: readonly string[]) => texts.map((text) => String(messageFrame(text))).join("");

test("what is said within one tick is one write, in order", async () => {
  const { conn, written, viaEngine } = engine();
  conn.write('2["update"]');
  await Promise.resolve();
  conn.write("31[]");
  expect(written).toEqual([]);
  await tick();
  conn.write("32[]");
  await tick();
  expect([written, viaEngine]).toEqual([[frames('2["update"]', "31[]"), frames("32[]")], []]);
});

test("long polling, an upgrade, and a queue of Engine.IO's own go its way", async () => {
  const polling = engine({ name: "polling" });
  polling.conn.write("1");
  const { conn, written, viaEngine } = engine();
  conn.write("1");
  conn.upgrading = true;
  conn.write("2");
  expect(written).toEqual([frames("1")]);
  conn.upgrading = false;
  conn.writeBuffer.push("2");
  conn.write("3");
  await tick();
  expect([polling.viaEngine, viaEngine, written]).toEqual([["1"], ["2", "3"], [frames("1")]]);
});

test("the last words are written before the line is closed, and none after it", async () => {
  const { conn, webSocket, written } = engine();
  conn.write("goodbye");
  conn.close();
  expect(written).toEqual([frames("goodbye"), "closed"]);
  conn.write("more");
  webSocket.readyState = 2;
  await tick();
  expect(written).toEqual([frames("goodbye"), "closed"]);
});

test("whoever takes nothing is too slow, whoever takes it all is not", async () => {
  const lines = [engine({ isDeaf: true }), engine()] as const;
  for (let message = 0; message < 65; message += 1) {
    for (const { conn } of lines) conn.write(`${message}`.padEnd(16 * 1024, "x"));
    await tick();
  }
  await tick();
  expect(lines.map(({ isSlow }) => isSlow())).toEqual([true, false]);
});

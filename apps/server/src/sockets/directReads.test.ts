import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { readDirectly } from "./directReads.ts";
import type { BuckSocket } from "./types.ts";

/** An engine with Socket.IO above it; what each of them is told is written down. */
function engine() {
  const decoded: unknown[] = [];
  const heard: unknown[] = [];
  const written: string[] = [];
  const conn = Object.assign(new EventEmitter(), {
    readyState: "open",
    write: (text: string) => written.push(text),
  });
  conn.on("data", (data: unknown) => decoded.push(data));
  const events = new EventEmitter();
  const socket = {
    conn,
    connected: true,
    onAny: (listener: (...said: unknown[]) => void) => events.on("any", listener),
  };
  readDirectly(socket as unknown as BuckSocket, (event, args, reply) => {
    heard.push([event, ...args]);
    reply?.({ heard: event });
    reply?.("again");
  });
  return { conn, socket, events, decoded, heard, written };
}

test("an event is heard at once, and answered once with its number", () => {
  const { conn, decoded, heard, written } = engine();
  conn.emit("data", '217["command",{"type":"sit"},null]');
  conn.emit("data", '2["resync"]');
  expect([heard, decoded]).toEqual([[["command", { type: "sit" }, null], ["resync"]], []]);
  expect(written).toEqual(['317[{"heard":"command"}]']);
});

test("what Socket.IO makes an event of is heard as well", () => {
  const { events, heard } = engine();
  const answers: unknown[] = [];
  events.emit("any", "command", Buffer.from("x"), (answer: unknown) => answers.push(answer));
  expect(heard).toEqual([["command", Buffer.from("x"), expect.any(Function)]]);
  expect(answers).toEqual([{ heard: "command" }, "again"]);
});

test("nothing is written to a connection that has gone", () => {
  const { conn, heard, written } = engine();
  conn.readyState = "closing";
  conn.emit("data", '21["command"]');
  expect([heard, written]).toEqual([[["command"]], []]);
});

test.each([
  ["another namespace", '2/admin,1["command"]'],
  ["a connection", '0{"token":"x"}'],
  ["an answer", '31["ok"]'],
  ["binary data", '51-["command",{"_placeholder":true,"num":0}]'],
  ["a buffer", Buffer.from("xyz")],
  ["a name that Socket.IO keeps", '21["disconnect"]'],
  ["a number for a name", "21[7]"],
  ["no name at all", "21[]"],
  ["broken JSON", '21["command",{]'],
  ["an object", '21{"0":"command"}'],
  ["a number without end", `2${"9".repeat(40)}["command"]`],
])("%s goes the way of Socket.IO", (_, data) => {
  const { conn, decoded, heard } = engine();
  conn.emit("data", data);
  expect([heard, decoded]).toEqual([[], [data]]);
});

test("whoever has no socket any more goes the way of Socket.IO, too", () => {
  const { conn, socket, decoded, heard } = engine();
  socket.connected = false;
  conn.emit("data", '21["command"]');
  expect([heard, decoded]).toEqual([[], ['21["command"]']]);
});

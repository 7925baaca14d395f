import { EventEmitter } from "node:events";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openSocketConnection, type BuckSocket } from "./socketConnection.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A socket whose reader takes nothing: whatever is asked of it is written down. */
function deafSocket() {
  const asked: string[] = [];
  const conn = Object.assign(new EventEmitter(), {
    transport: { name: "websocket", writable: false },
    write: () => {},
    close: (discard: boolean) => void asked.push(discard ? "cut off" : "closed"),
  });
  const socket = Object.assign(new EventEmitter(), {
    conn,
    data: {
      visitor: { table: null, tokenHash: null, wantsFrames: false, rateLimitKey: "", isSeated: false },
    },
    emit: (event: string) => asked.push(event) > 0,
    disconnect: () => void asked.push("hang up"),
  });
  const connection = openSocketConnection(
    socket as unknown as BuckSocket,
    (reason) => void asked.push(reason),
  );
  const queue = (size: number) => conn.emit("packetCreate", { data: "x".repeat(size) });
  return { connection, conn, asked, queue };
}

const KB = 1024;

test("a reader who stays behind hears goodbye, and is cut off when they do not take even that", () => {
  const { asked, queue } = deafSocket();
  for (let packet = 0; packet < 17; packet += 1) queue(16 * KB);
  vi.advanceTimersByTime(4999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(["tooSlow", "goodbye", "hang up"]);
  vi.advanceTimersByTime(5000);
  expect(asked.at(-1)).toBe("cut off");
});

test("a reader who catches up in time stays", () => {
  const { asked, queue, conn } = deafSocket();
  for (let packet = 0; packet < 17; packet += 1) queue(16 * KB);
  vi.advanceTimersByTime(4999);
  conn.emit("drain");
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
});

test("a queue has a limit of its own, whatever the time", () => {
  const { asked, queue } = deafSocket();
  for (let packet = 0; packet < 65; packet += 1) queue(16 * KB);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(["tooSlow", "goodbye", "hang up"]);
});

test("one message is never slowness, and neither is what a transport takes at once", () => {
  const { asked, queue, conn } = deafSocket();
  queue(4000 * KB);
  vi.advanceTimersByTime(10_000);
  conn.emit("drain");
  queue(4000 * KB);
  queue(1);
  conn.emit("drain");
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
});

test("a reader who keeps up is never behind", () => {
  const { asked, queue, conn } = deafSocket();
  for (let packet = 0; packet < 100; packet += 1) {
    queue(16 * 1024);
    conn.emit("drain");
  }
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([]);
});

test("who is owed an answer gets it before the line is closed", () => {
  const { connection, asked } = deafSocket();
  const answered = connection.owe();
  connection.goodbye({ reason: "removed" });
  expect(asked).toEqual(["removed", "goodbye"]);
  answered();
  expect(asked).toEqual(["removed", "goodbye", "hang up"]);
});

test("goodbye is said once, and nothing after it", () => {
  const { connection, asked } = deafSocket();
  connection.goodbye({ reason: "closed" });
  connection.goodbye({ reason: "removed" });
  connection.presence({ here: [], watchers: 0, watcherNames: [] });
  expect(asked).toEqual(["closed", "goodbye", "hang up"]);
});

import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { frameMessages, webSocketFrame, writeOncePerTick } from "./webSocketFrames.ts";
import type { BuckSocket } from "./types.ts";

/** Examples of RFC 6455, section 5.7, as texts. */
test.each([
  ["Hello", "810548656c6c6f"],
  ["x".repeat(256), `817e0100${"78".repeat(256)}`],
  ["x".repeat(65_536), `817f0000000000010000${"78".repeat(65_536)}`],
  ["é".repeat(63), `817e007e${"c3a9".repeat(63)}`],
])("%.8s… is framed", (text, hex) => {
  expect(webSocketFrame(text).toString("hex")).toBe(hex);
});

function frameOf(type: string, data: unknown): readonly Buffer[] | undefined {
  const conn = new EventEmitter();
  frameMessages({ conn } as unknown as Pick<BuckSocket, "conn">);
  const options: { wsPreEncodedFrame?: readonly Buffer[] } = {};
  conn.emit("packetCreate", { type, data, options });
  return options.wsPreEncodedFrame;
}

test("messages are framed, the same text once for all, and nothing else is touched", () => {
  const [frame] = frameOf("message", '2["x"]') ?? [];
  expect(frame?.toString("latin1")).toBe('\x81\x0742["x"]');
  expect(frameOf("message", ["2[", '"x"]'].join(""))?.[0]).toBe(frame);
  expect([frameOf("ping", undefined), frameOf("message", Buffer.from("x"))]).toEqual([undefined, undefined]);
});

/** An engine whose transport is a WebSocket that takes whatever comes, written down as texts. */
function busyEngine(name = "websocket") {
  const written: (readonly string[])[] = [];
  const transport = Object.assign(new EventEmitter(), { name, writable: true });
  const conn = Object.assign(new EventEmitter(), { transport });
  let packets: { readonly data: string; readonly options: { wsPreEncodedFrame?: readonly Buffer[] } }[] = [];
  const flush = () => {
    if (!transport.writable || packets.length === 0) return;
    conn.emit("flush", packets);
    written.push(packets.map(({ options }) => String(options.wsPreEncodedFrame?.[0])));
    packets = [];
  };
  transport.on("ready", flush);
  frameMessages({ conn } as unknown as Pick<BuckSocket, "conn">);
  writeOncePerTick({ conn } as unknown as Pick<BuckSocket, "conn">);
  const send = (data: string) => {
    const packet = { type: "message", data, options: {} };
    conn.emit("packetCreate", packet);
    packets.push(packet);
    flush();
  };
  return { send, written };
}

const tick = () => new Promise<void>((resolve) => void setImmediate(resolve));
const frames = (...texts: readonly string[]) => texts.map((text) => String(webSocketFrame(`4${text}`)));

test("what is said within one tick is one write, in order", async () => {
  const { send, written } = busyEngine();
  send('2["update"]');
  await Promise.resolve();
  send("31[]");
  expect(written).toEqual([]);
  await tick();
  send("32[]");
  await tick();
  expect(written).toEqual([[frames('2["update"]', "31[]").join("")], frames("32[]")]);
});

test("long polling is not held back, and its packets stay apart", () => {
  const { send, written } = busyEngine("polling");
  send("1");
  send("2");
  expect(written).toEqual([frames("1"), frames("2")]);
});

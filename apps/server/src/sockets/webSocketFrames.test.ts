import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { frameMessages, webSocketFrame } from "./webSocketFrames.ts";
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

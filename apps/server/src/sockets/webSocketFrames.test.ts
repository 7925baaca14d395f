import { expect, test } from "vitest";
import { messageFrame, webSocketFrame } from "./webSocketFrames.ts";

/** Examples of RFC 6455, section 5.7, as texts. */
test.each([
  ["Hello", "810548656c6c6f"],
  ["x".repeat(256), `817e0100${"78".repeat(256)}`],
  ["x".repeat(65_536), `817f0000000000010000${"78".repeat(65_536)}`],
  ["é".repeat(63), `817e007e${"c3a9".repeat(63)}`],
])("%.8s… is framed", (text, hex) => {
  expect(webSocketFrame(text).toString("hex")).toBe(hex);
});

test("a message is framed once for all who are told the same", () => {
  const frame = messageFrame('2["x"]');
  expect(frame.toString("latin1")).toBe('\x81\x0742["x"]');
  expect(messageFrame(["2[", '"x"]'].join(""))).toBe(frame);
});

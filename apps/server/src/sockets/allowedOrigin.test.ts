import { expect, test } from "vitest";
import { isAllowedOrigin } from "./transports.ts";

const allowed = { publicUrl: "https://cards.example.org", allowedOrigins: ["http://friend.test:81"] };

test.each([
  ["a native client", undefined, "localhost:3000", true],
  ["the page of this host", "http://localhost:3000", "localhost:3000", true],
  ["the page of this host with TLS before it", "https://play.test", "play.test", true],
  ["the page of this host, written large", "http://play.test", "PLAY.test", true],
  ["another port of this host", "http://localhost:3001", "localhost:3000", false],
  ["the public address", "https://cards.example.org", "10.0.0.5:3000", true],
  ["the public address without TLS", "http://cards.example.org", "10.0.0.5:3000", false],
  ["an allowed origin", "http://friend.test:81", "localhost:3000", true],
  ["a stranger", "https://evil.test", "localhost:3000", false],
  ["a host that only begins like this one", "http://localhost:3000.evil.test", "localhost:3000", false],
  ["a sandboxed frame", "null", "localhost:3000", false],
  ["no address at all", "://", "localhost:3000", false],
  ["a page without a host to compare", "https://evil.test", undefined, false],
])("%s is let in or not", (_, origin, host, lets) => {
  expect(isAllowedOrigin({ headers: { origin, host } }, allowed)).toBe(lets);
});

import { expect, test } from "vitest";
import { parsePort } from "./settings.ts";

test.each([
  [undefined, 3000],
  ["", 3000],
  ["0", 0],
  ["8080", 8080],
  ["65535", 65_535],
  ["65536", null],
  ["-1", null],
  ["80.5", null],
  ["http", null],
])("PORT=%s gives %s", (text, port) => {
  expect(parsePort(text)).toBe(port);
});

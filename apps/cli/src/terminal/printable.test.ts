import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test.each([
  ["another line", "Ann\r\nBob wins!", "Ann??Bob wins!"],
  ["an escape", "\u001B[2JAnn", "?[2JAnn"],
  ["an escape of eight bits", "\u009B2JAnn", "?2JAnn"],
  ["a line separator", "Ann\u2028Bob", "Ann?Bob"],
  ["another direction", "\u202EAnn", "?Ann"],
])("%s is printed as text", (_, text, line) => {
  expect(printable(text)).toBe(line);
});

test("letters, emoji and combining marks stay", () => {
  const text = "Zoë e\u0301 日本 👩‍👩‍👧 שלום";
  expect(printable(text)).toBe(text);
});

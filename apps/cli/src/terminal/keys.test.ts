import { emitKeypressEvents } from "node:readline";
import type { Key as KeyPress } from "node:readline";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { keyOf } from "./terminal.ts";

/** The keys in what a terminal sends, and an "x" at the end. */
function keysIn(sent: string): Promise<readonly (string | null)[]> {
  const input = new PassThrough();
  emitKeypressEvents(input);
  const keys: (string | null)[] = [];
  return new Promise((resolve) => {
    input.on("keypress", (typed: string | undefined, key: KeyPress) => {
      if (typed === "x") resolve(keys);
      else keys.push(keyOf(typed, key));
    });
    input.write(`${sent}x`);
  });
}

test.each([
  ["a letter", "p", ["p"]],
  ["a capitalised letter", "P", ["P"]],
  ["several keys at once", "12 \r\n", ["1", "2", " ", "enter", "enter"]],
  ["an arrow, in both modes", "\u001B[C\u001BOD", ["right", "left"]],
  ["control keys", "\u0003\u007F", ["ctrl-c", "backspace"]],
  ["a letter beyond the alphabet", "é🂡", ["é", "🂡"]],
  ["the letter of a key pressed with Alt", "\u001Bp", [null]],
])("%s", async (_, sent, keys) => {
  expect(await keysIn(sent)).toEqual(keys);
});

test("escape alone", () => {
  expect(keyOf(undefined, { name: "escape", sequence: "\u001B", meta: true })).toBe("escape");
});

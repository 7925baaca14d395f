import { expect, test } from "vitest";
import { FakeTerminal, typing } from "../../test/support/fakeTerminal.ts";
import { askYesNo } from "./askYesNo.ts";

test("line by line, nothing but y and n is an answer", async () => {
  const terminal = new FakeTerminal(typing("", "what", "N"), { isInteractive: true });
  expect(await askYesNo(terminal, "Go on? ", { lines: true })).toBe(false);
  expect(terminal.written.match(/Go on\?/g)).toHaveLength(3);
});

test("on a screen, a single key answers", async () => {
  const terminal = new FakeTerminal(typing(), { isInteractive: true });
  const answer = askYesNo(terminal, "Go on? ");
  terminal.keys?.onKey("enter");
  expect(terminal.drawn.join("")).toContain("Go on?");
  terminal.keys?.onKey("y");
  expect(await answer).toBe(true);
  expect(terminal.keys).toBeNull();
});

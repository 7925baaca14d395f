import { expect, test } from "vitest";
import { TABLE_ERRORS } from "./errors.ts";
import { LIMITS } from "./limits.ts";

test.each([
  ["INVALID_NAME", LIMITS.nameGraphemes],
  ["INVALID_TEXT", LIMITS.chatGraphemes],
  ["INVALID_TITLE", LIMITS.titleGraphemes],
] as const)("%s tells how many letters there may be", (code, most) => {
  expect(TABLE_ERRORS[code]).toContain(` ${most} letters`);
});

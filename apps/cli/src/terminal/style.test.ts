import { expect, test } from "vitest";
import { detectStyle } from "./style.ts";

const UTF8 = { LANG: "en_GB.UTF-8", TERM: "xterm" };

test.each([
  ["a terminal with UTF-8", UTF8, true, { color: true, symbols: true }],
  ["a pipe", UTF8, false, { color: false, symbols: true }],
  ["NO_COLOR", { ...UTF8, NO_COLOR: "1" }, true, { color: false, symbols: true }],
  [
    "an empty NO_COLOR, which does not count",
    { ...UTF8, NO_COLOR: "" },
    true,
    { color: true, symbols: true },
  ],
  ["FORCE_COLOR into a pipe", { ...UTF8, FORCE_COLOR: "1" }, false, { color: true, symbols: true }],
  [
    "NO_COLOR against FORCE_COLOR",
    { ...UTF8, NO_COLOR: "1", FORCE_COLOR: "1" },
    true,
    { color: false, symbols: true },
  ],
  ["no locale", { TERM: "xterm" }, true, { color: true, symbols: false }],
  ["LC_ALL before LANG", { ...UTF8, LC_ALL: "C" }, true, { color: true, symbols: false }],
  ["a dumb terminal", { ...UTF8, TERM: "dumb" }, true, { color: false, symbols: false }],
])("%s", (_, env, isTerminal, style) => {
  expect(detectStyle({ env, isTerminal, platform: "linux", plain: false })).toEqual(style);
  expect(detectStyle({ env, isTerminal, platform: "linux", plain: true })).toEqual({
    color: false,
    symbols: false,
  });
});

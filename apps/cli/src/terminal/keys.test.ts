import { expect, test } from "vitest";
import { parseKeys } from "./keys.ts";

test.each([
  ["a letter", "p", ["p"]],
  ["several keys at once", "12\r", ["1", "2", "enter"]],
  ["an arrow, in both modes", "\u001B[C\u001BOD", ["right", "left"]],
  ["escape alone", "\u001B", ["escape"]],
  ["control keys", "\u0003\u007F", ["ctrl-c", "backspace"]],
  ["a letter beyond the alphabet", "é🂡", ["é", "🂡"]],
  ["sequences nobody listens for", "\u001B[1;5A\u001B[200~", []],
])("%s", (_, input, keys) => {
  expect(parseKeys(input)).toEqual(keys);
});

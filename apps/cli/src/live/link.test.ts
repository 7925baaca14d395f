import { expect, test } from "vitest";
import { linkOf, parseLink, parseServer } from "./link.ts";

const HERE = "http://localhost:3000";
const TABLE = { server: "https://cards.example.org", code: "ACDE-FGHJ-2345" };

test.each([
  ["a link", "https://cards.example.org/t/ACDE-FGHJ-2345", TABLE],
  ["a link to watch", "https://cards.example.org/t/ACDE-FGHJ-2345/watch", TABLE],
  ["a link typed by hand", "HTTPS://cards.example.org/t/acdefghj2345/", TABLE],
  ["a code alone", "acde fghj 2345", { ...TABLE, server: HERE }],
  ["another page", "https://cards.example.org/learn", null],
  ["a code that cannot be one", "ACDE-FGHJ-234O", null],
  ["an address that cannot be one", "http://", null],
  ["an escape that cannot be one", "https://cards.example.org/t/%E0%A4%A", null],
])("reads %s", (_, typed, address) => {
  expect(parseLink(typed, HERE)).toEqual(address);
});

test("a link is read as it is written", () => {
  expect(parseLink(linkOf(TABLE), HERE)).toEqual(TABLE);
});

test.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["https://cards.example.org/some/page", "https://cards.example.org"],
  ["localhost:3000", null],
  ["", null],
])("the server %j is %j", (typed, origin) => {
  expect(parseServer(typed)).toBe(origin);
});

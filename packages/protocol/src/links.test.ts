import { describe, expect, test } from "vitest";
import {
  CODE_ALPHABET,
  CODE_LETTERS,
  gamePath,
  makeClubLink,
  makeCode,
  makeTableLink,
  makeWatchLink,
  parseClubPath,
  parseCode,
  parseGamePath,
  parseServer,
  parseTableLink,
  parseTablePath,
} from "./links.ts";
import { code } from "./table.ts";

const HERE = "http://localhost:3000";
const TABLE = { server: "https://cards.example.org", code: "ACDE-FGHJ-2345" };
const TO_PLAY = { ...TABLE, as: "player" };
const TO_WATCH = { ...TABLE, as: "watcher" };

describe("parseTableLink reads", () => {
  test.each([
    ["a link", "https://cards.example.org/t/ACDE-FGHJ-2345", TO_PLAY],
    ["a link to watch", "https://cards.example.org/watch/ACDE-FGHJ-2345", TO_WATCH],
    ["a link typed by hand", "HTTPS://cards.example.org/t/acdefghj2345/", TO_PLAY],
    ["a link with a query", "https://cards.example.org/t/ACDE-FGHJ-2345?from=chat#seat", TO_PLAY],
    [
      "a link below a path",
      "https://example.org/my/cards/t/acdefghj2345",
      { ...TO_PLAY, server: "https://example.org/my/cards" },
    ],
    [
      "the same without its scheme",
      "see example.org/cards/t/acdefghj",
      { server: "http://example.org/cards", code: "ACDE-FGHJ", as: "player" },
    ],
    ["a code alone", "acde fghj 2345", { ...TO_PLAY, server: HERE }],
    ["a short code", " acde-fghJ ", { server: HERE, code: "ACDE-FGHJ", as: "player" }],
    ["a link in a message", "Come! https://cards.example.org/t/ACDE-FGHJ-2345 now", TO_PLAY],
    [
      "a link without its scheme",
      "cards.example.org:3000/watch/acdefghj",
      { server: "http://cards.example.org:3000", code: "ACDE-FGHJ", as: "watcher" },
    ],
    ["an endless text", "x".repeat(3_000), null],
    ["another page", "https://cards.example.org/learn", null],
    ["a page below a table", "https://cards.example.org/t/ACDE-FGHJ-2345/watch", null],
    ["a code that cannot be one", "ACDE-FGHJ-234", null],
    ["an address that cannot be one", "http://", null],
    ["an escape that cannot be one", "https://cards.example.org/t/%E0%A4%A", null],
    ["another scheme", "ftp://cards.example.org/t/ACDE-FGHJ-2345", null],
  ])("%s", (_, text, link) => {
    expect(parseTableLink(text, HERE)).toEqual(link);
  });
});

test.each([
  ["/t/acde", { as: "player", written: "acde" }],
  ["/tv/ACDE-FGHJ-2345", { as: "watcher", written: "ACDE-FGHJ-2345" }],
  ["/watch/ACDE-FGHJ-2345/", { as: "watcher", written: "ACDE-FGHJ-2345" }],
  ["/t/", null],
  ["/t/ACDE-FGHJ-2345/watch", null],
  ["/learn/first-hand", null],
])("the page %j is %j", (path, page) => {
  expect(parseTablePath(path)).toEqual(page);
});

test("links are read as they are written", () => {
  expect(parseTableLink(makeTableLink(TABLE), HERE)).toEqual(TO_PLAY);
  expect(parseTableLink(makeWatchLink(TABLE), HERE)).toEqual(TO_WATCH);
});

test.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["https://example.org/some/cards/", "https://example.org/some/cards"],
  ["localhost:3000", null],
  ["http://", null],
  ["", null],
])("the server %j is %j", (text, origin) => {
  expect(parseServer(text)).toBe(origin);
});

test.each([
  [gamePath("abcdefghijklmnopqrst-_"), "abcdefghijklmnopqrst-_"],
  ["/game/abcdefghijklmnopqrstuv/", "abcdefghijklmnopqrstuv"],
  ["/game/tooshort", null],
  ["/game/abcdefghijklmnopqrstuv/more", null],
  ["/t/ACDE-FGHJ-2345", null],
])("parseGamePath reads %s as %s", (path, id) => {
  expect(parseGamePath(path)).toBe(id);
});

test.each([
  ["as it is printed", "ACDE-FGHJ", "ACDE-FGHJ"],
  ["in lower case without dashes", "acdefghj", "ACDE-FGHJ"],
  ["with spaces and other dashes", " acde – fgh j ", "ACDE-FGHJ"],
  ["with letters read for digits", "oilz-sbu0", "0112-58V0"],
  ["of an older table", "acde fghj 2345", "ACDE-FGHJ-2345"],
  ["too short", "ACDE-FGH", null],
  ["between the two lengths", "ACDE-FGHJ-23", null],
  ["too long", "ACDE-FGHJ-23456", null],
  ["with a sign no code has", "ACDE-FGH!", null],
  ["empty", "", null],
  ["with a pair of surrogates", "ACDE-FG🃏", null],
])("reads a code %s", (_, typed, parsed) => {
  expect(parseCode(typed)).toBe(parsed);
});

test("every letter and digit that people type is one of a code", () => {
  const everything = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  expect(everything.filter((letter) => parseCode(letter.repeat(CODE_LETTERS)) === null)).toEqual([]);
});

test("codes hold at least 38 bits and are what the wire takes for a code", () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  expect(CODE_LETTERS * Math.log2(CODE_ALPHABET.length)).toBeGreaterThanOrEqual(38);
  for (const length of [CODE_LETTERS, 12]) {
    const made = makeCode(CODE_ALPHABET.slice(0, length).split(""));
    expect(code.safeParse(made).success).toBe(true);
    expect(parseCode(made)).toBe(made);
  }
});

test.each([
  ["/c/7KQM-2FXN", "7KQM-2FXN"],
  ["/c/7KQM-2FXN/", "7KQM-2FXN"],
  ["/c/7KQM-2FXN/calendar.ics", null],
  ["/t/7KQM-2FXN", null],
])("%s is the page of the club %s", (path, written) => {
  expect(parseClubPath(path)).toBe(written);
});

test("a link of a club leads to its page", () => {
  expect(makeClubLink({ server: "https://cards.example.org", code: "7KQM-2FXN" })).toBe(
    "https://cards.example.org/c/7KQM-2FXN",
  );
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageKind } from "./page.ts";

const APP = readFileSync(new URL("../../../web/src/app/App.tsx", import.meta.url), "utf8");
const GAME_ID = "abcdefghijklmnopqrstuv";
const SAMPLES = new Map([
  [":game", "euchre"],
  [":day", "2025-11-16"],
  [":whose", "mine"],
  [":id", GAME_ID],
  [":seat", "2"],
  [":code", "ACDE-FGHJ-2345"],
]);

/** Every address of a route: `/daily/:game?` is two. */
function addressesOf(route: string): readonly string[] {
  const parts = route.split("/").slice(1);
  const written = parts.map((part) => SAMPLES.get(part.replace("?", "")) ?? part);
  const least = parts.filter((part) => !part.endsWith("?")).length;
  const lengths = Array.from({ length: parts.length - least + 1 }, (_, more) => least + more);
  return lengths.map((length) => `/${written.slice(0, length).join("/")}`);
}

/** The gallery is for those who build the app. */
const routes = [...APP.matchAll(/<Route path="([^"]+)"/g)]
  .map(([, route = ""]) => route)
  .filter((route) => !route.startsWith("/gallery"));

const isPage = (path: string) => {
  const kind = pageKind(path);
  return kind.table !== null || kind.game !== null || kind.status === 200;
};

test("every route of the web app is a page", () => {
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.flatMap(addressesOf).filter((path) => !isPage(path))).toEqual([]);
});

test.each(["/learn/nothing", "/daily/whist", "/daily/buck/today", "/nowhere", "/learn/first-hand/classic"])(
  "%s is no page",
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);

test.each(["", "/", "/night", "/tv"])("a club's page%s is one, and tells search engines nothing", (part) => {
  expect(pageKind(`/c/ACDE-FGHJ-2345${part}`)).toMatchObject({ status: 200, isPrivate: true });
  expect(isPage("/c/ACDE-FGHJ-2345/other")).toBe(false);
});

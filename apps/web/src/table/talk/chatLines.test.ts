import type { ChatLine } from "@buck/protocol";
import { expect, test } from "vitest";
import { newestId, unmutedLines, unreadCount } from "./chatLines.ts";

const says = (id: number, name: string): ChatLine => ({
  id,
  at: 0,
  room: "players",
  name,
  position: 0,
  text: "hi",
});

const LINES = [says(3, "Ann"), says(5, "Bo"), says(8, "Ann")];

test("whoever is muted is not heard", () => {
  expect(unmutedLines(LINES, ["Ann"]).map(({ id }) => id)).toEqual([5]);
});

test.each([
  [0, 3],
  [5, 1],
  [8, 0],
])("having seen line %i there are %i new ones", (seen, fresh) => {
  expect(unreadCount(LINES, seen)).toBe(fresh);
});

test("the newest line is the last one", () => {
  expect([newestId(LINES), newestId([])]).toEqual([8, 0]);
});

import { expect, test } from "vitest";
import { Crowd } from "./crowd.ts";

test("there is room until the house is full or one address has its share", () => {
  const crowd = new Crowd({ maxConnections: 3, connectionsPerAddress: 2 });
  crowd.enter("a");
  crowd.enter("a");
  expect([crowd.hasRoomFor("a"), crowd.hasRoomFor("b")]).toEqual([false, true]);
  crowd.enter("b");
  expect([crowd.hasRoomFor("b"), crowd.size]).toEqual([false, 3]);
});

test("who leaves makes room", () => {
  const crowd = new Crowd({ maxConnections: 2, connectionsPerAddress: 1 });
  crowd.enter("a");
  crowd.enter("b");
  crowd.leave("a");
  expect([crowd.hasRoomFor("a"), crowd.hasRoomFor("b"), crowd.size]).toEqual([true, false, 1]);
});
